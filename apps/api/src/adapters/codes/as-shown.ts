import type { Box } from './find-code.ts';

/** A box of the stored picture where it stands in the shown one. @param orientation `pictureOrientation()` */
export function asShown(box: Box, orientation: number): Box {
  const { left, top, width, height } = box;
  const right = rest(left, width);
  const bottom = rest(top, height);
  const turned = { width: height, height: width };
  switch (orientation) {
    case 2:
      return { ...box, left: right };
    case 3:
      return { ...box, left: right, top: bottom };
    case 4:
      return { ...box, top: bottom };
    case 5:
      return { left: top, top: left, ...turned };
    case 6:
      return { left: bottom, top: left, ...turned };
    case 7:
      return { left: bottom, top: right, ...turned };
    case 8:
      return { left: top, top: right, ...turned };
    default:
      return box;
  }
}

/** What is left beside a stretch, without the dust of binary fractions. */
const rest = (from: number, length: number) =>
  Math.round(10_000 * Math.max(0, 1 - from - length)) / 10_000;
