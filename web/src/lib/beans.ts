/** The drawings, by id: their addresses. */

const files = import.meta.glob<string>("../beans/*.svg", { query: "?url", import: "default", eager: true });

/** The address of a drawing; undefined if there is none of that name. */
export function drawing(id: string): string | undefined {
  return files[`../beans/${id}.svg`];
}
