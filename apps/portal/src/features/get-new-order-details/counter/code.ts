/** A QR code, upright: its modules row by row from the upper left, true where they are dark. */
export interface Code {
  readonly size: number;
  readonly dark: readonly boolean[];
}
