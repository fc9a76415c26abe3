/** Milliseconds in which a second press is that of a double tap: nobody has read by then what came with the first. */
export const doublePressMs = 500;
