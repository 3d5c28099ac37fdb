/** Wood, paper, soil and coin, made on the spot; off until switched on. Every sound has a visible twin. */

import { settings } from "./settings.svelte";

export type Sound = "card" | "plant" | "offer" | "accepted" | "declined" | "coin" | "roll" | "turn" | "tick";

let context: AudioContext | null = null;

function tone(at: number, pitch: number, length: number, loud: number, form: OscillatorType = "sine", bend = 1): void {
  if (!context) return;
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = form;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(pitch * bend, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud * settings.volume, at + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}

function noise(at: number, pitch: number, length: number, loud: number): void {
  if (!context) return;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud * settings.volume;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
}

const knock = (at: number, pitch = 190) => {
  tone(at, pitch, 0.09, 0.5, "triangle", 0.6);
  noise(at, pitch * 4, 0.03, 0.3);
};

const SOUNDS: Record<Sound, (at: number, times: number) => void> = {
  card: (at) => noise(at, 1400, 0.06, 0.5),
  plant: (at) => noise(at, 350, 0.16, 0.9),
  offer: (at) => {
    knock(at);
    knock(at + 0.14);
  },
  accepted: (at) => {
    noise(at, 2600, 0.1, 0.35);
    tone(at + 0.05, 392, 0.3, 0.25);
  },
  declined: (at) => noise(at, 2200, 0.14, 0.35),
  coin: (at, times) => {
    for (let i = 0; i < Math.min(times, 4); i++) {
      tone(at + i * 0.09, 2100 + 90 * i, 0.14, 0.14, "triangle");
      tone(at + i * 0.09, 3170 + 90 * i, 0.1, 0.08);
    }
  },
  roll: (at) => {
    for (let i = 0; i < 5; i++) knock(at + i * 0.06 + Math.random() * 0.02, 300 + Math.random() * 120);
  },
  turn: (at) => tone(at, 147, 0.35, 0.55, "triangle", 0.95),
  tick: (at) => tone(at, 900, 0.03, 0.12, "square", 0.8),
};

/** Play a sound, if the reader wants sounds; `times`: how many coins. */
export function play(sound: Sound, times = 1): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[sound](context.currentTime + 0.01, times);
}
