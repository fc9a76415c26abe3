/** Where the keyboard stands: a place of the list, and the order that was seen there. */
export type Cursor = { readonly place: number; readonly id: string | undefined } | null;

export const noCursor: Cursor = null as Cursor;

/** The rows that a cursor moves over. */
export type CursorRows = {
  readonly count: number;
  readonly idAt: (place: number) => string | undefined;
  /** Where an order stands; undefined where it is not here. */
  readonly placeOf: (id: string) => number | undefined;
};

/** The cursor follows its order where that is still here; otherwise it keeps its place. */
export function placeOfCursor(rows: CursorRows, cursor: Cursor): number | null {
  if (cursor === null) return null;
  const { place, id } = cursor;
  const last = rows.count - 1;
  const stays = id === undefined || rows.idAt(place) === id;
  const found = stays ? place : (rows.placeOf(id) ?? place);
  return last < 0 ? null : Math.min(found, last);
}

/** The row before or after it, or the first where it stands on none. */
export function stepOfCursor(rows: CursorRows, place: number | null, step: 1 | -1): Cursor {
  if (rows.count === 0) return noCursor;
  const next = place === null ? 0 : Math.min(Math.max(place + step, 0), rows.count - 1);
  return { place: next, id: rows.idAt(next) };
}
