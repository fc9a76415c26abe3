/** Pixels of a table's head while its words fit one line (design section 6, "Table"). */
export const headHeight = 38;
