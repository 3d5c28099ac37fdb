/**
 * A QR code of a short text (ISO/IEC 18004: bytes, error correction M, versions 1 to 10), drawn by nobody but us:
 * the link of a private table is nobody else's business.
 */

/** By version: all codewords, those for correction in a block, how many blocks, and where alignment patterns stand. */
const VERSIONS: readonly (readonly [all: number, check: number, blocks: number, at: readonly number[]])[] = [
  [26, 10, 1, []],
  [44, 16, 1, [6, 18]],
  [70, 26, 1, [6, 22]],
  [100, 18, 2, [6, 26]],
  [134, 24, 2, [6, 30]],
  [172, 16, 4, [6, 34]],
  [196, 18, 4, [6, 22, 38]],
  [242, 22, 4, [6, 24, 42]],
  [292, 22, 5, [6, 26, 46]],
  [346, 26, 5, [6, 28, 50]],
];

const MASKS: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => ((y >> 1) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

// the field of 256 elements with x^8 + x^4 + x^3 + x^2 + 1
const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, value = 1; i < 255; i++) {
  EXP[i] = value;
  LOG[value] = i;
  value = value << 1 > 255 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (a: number, b: number) => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0);

/** The codewords that correct errors in others (Reed and Solomon's). */
export function correction(data: readonly number[], length: number): number[] {
  let generator = [1];
  for (let i = 0; i < length; i++)
    generator = [...generator, 0].map((each, j) => each ^ times(generator[j - 1] ?? 0, EXP[i]!));
  const rest = [...data, ...Array<number>(length).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    generator.forEach((each, j) => (rest[i + j]! ^= times(each, factor)));
  }
  return rest.slice(data.length);
}

/** A number with the rest of its division behind it, as format and version are protected. */
export function protectedBits(value: number, polynomial: number): number {
  const length = 31 - Math.clz32(polynomial);
  let rest = value << length;
  while (rest && 31 - Math.clz32(rest) >= length) rest ^= polynomial << (31 - Math.clz32(rest) - length);
  return (value << length) | rest;
}

/** All codewords of a text, in the order they are drawn. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [all, check, blocks] = VERSIONS[version - 1]!;
  const room = all - check * blocks;
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4); // bytes
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, -bits.length & 7);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let filler = 0xec; data.length < room; filler ^= 0xec ^ 0x11) data.push(filler);

  const short = Math.floor(room / blocks); // the last ones have a codeword more
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const length = short + (i < blocks - (room % blocks) ? 0 : 1);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const checks = parts.map((part) => correction(part, check));
  const across = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, i) =>
      rows.flatMap((row) => (i < row.length ? [row[i]!] : [])),
    ).flat();
  return [...across(parts), ...across(checks)];
}

type Grid = (boolean | undefined)[][];

/** What every code of a version has: corners, lines, alignment, version; the places of the format are kept. */
function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const ring = (y: number, x: number, reach: number) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const away = Math.max(Math.abs(dy), Math.abs(dx));
        const row = grid[y + dy];
        if (row && x + dx >= 0 && x + dx < size) row[x + dx] = reach === 4 ? away !== 2 && away !== 4 : away !== 1;
      }
  };
  for (let i = 8; i < size - 8; i++) grid[6]![i] = grid[i]![6] = i % 2 === 0;
  ring(3, 3, 4);
  ring(3, size - 4, 4);
  ring(size - 4, 3, 4);
  const at = VERSIONS[version - 1]![3];
  const last = at[at.length - 1];
  for (const y of at)
    for (const x of at) {
      const corner = (y === 6 && (x === 6 || x === last)) || (x === 6 && y === last);
      if (!corner) ring(y, x, 2);
    }
  for (let i = 0; i < 9; i++) {
    if (i !== 6) grid[8]![i] = grid[i]![8] = false;
    if (i < 8) grid[8]![size - 1 - i] = grid[size - 1 - i]![8] = false;
  }
  grid[size - 8]![8] = true;
  if (version >= 7) {
    const bits = protectedBits(version, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [Math.floor(i / 3), size - 11 + (i % 3)];
      grid[a]![b] = grid[b]![a] = ((bits >> i) & 1) === 1;
    }
  }
  return grid;
}

/** The format, twice: error correction M and the mask. */
function writeFormat(grid: Grid, mask: number): void {
  const bits = protectedBits(mask, 0x537) ^ 0x5412; // M is 00
  const size = grid.length;
  for (let i = 0; i < 15; i++) {
    const bit = ((bits >> i) & 1) === 1;
    const down = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    grid[down]![8] = bit;
    const across = i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i;
    grid[8]![across] = bit;
  }
}

/** How hard a code is to read, by the standard's four features. */
function penalty(grid: Grid): number {
  const size = grid.length;
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]))].map((line) =>
    line.map((dark) => (dark ? "1" : "0")).join(""),
  );
  let sum = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    for (const pattern of ["10111010000", "00001011101"])
      for (let at = line.indexOf(pattern); at >= 0; at = line.indexOf(pattern, at + 1)) sum += 40;
  }
  let dark = 0;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const here = grid[y]![x];
      if (here) dark++;
      if (y && x && here === grid[y - 1]![x] && here === grid[y]![x - 1] && here === grid[y - 1]![x - 1]) sum += 3;
    }
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** The code of a text, row by row, dark is true; null: it is too long. `wanted`: the mask, for tests. */
export function qr(text: string, wanted?: number): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const fits = ([all, check, blocks]: (typeof VERSIONS)[number], i: number) =>
    bytes.length <= all - check * blocks - (i < 9 ? 2 : 3);
  const version = VERSIONS.findIndex(fits) + 1;
  if (version === 0) return null;
  const words = codewords(bytes, version);
  const empty = frame(version);
  const size = empty.length;
  const path: [number, number][] = []; // from the lower right corner, in columns of two, up and down
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--; // the timing pattern's column
    for (let i = 0; i < size; i++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - i : i;
        if (empty[y]![x] === undefined) path.push([y, x]);
      }
  }
  const drawn = (mask: number) => {
    const grid = empty.map((row) => [...row]);
    path.forEach(([y, x], i) => {
      const bit = ((words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1;
      grid[y]![x] = (bit === 1) !== MASKS[mask]!(y, x);
    });
    writeFormat(grid, mask);
    return grid;
  };
  const tried = (wanted === undefined ? MASKS.map((_, i) => i) : [wanted]).map(drawn);
  const costs = tried.map(penalty);
  return tried[costs.indexOf(Math.min(...costs))]! as boolean[][];
}

/** A code as the path of one drawing: a line of one row's height for each run of dark modules. */
export function path(code: readonly (readonly boolean[])[], margin = 4): string {
  return code
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
      ].map((run) => `M${run.index + margin} ${y + margin}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join("");
}
