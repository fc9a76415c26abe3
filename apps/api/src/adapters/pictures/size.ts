/** What a picture's header says, and whether its data bears that out. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** Asked only when the size is one that can be. */
  isWhole(): Promise<boolean>;
}
