/** A file that a generator writes. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}
