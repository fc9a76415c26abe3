/** A colour's channels, 0 to 255. */
type Channels = readonly [red: number, green: number, blue: number];

/** The channels of `#rrggbb` or of what a browser computes, `rgb(r, g, b)`. */
export function channelsOf(colour: string): Channels {
  const parts = colour.startsWith('#')
    ? (colour.slice(1).match(/../g) ?? []).map((part) => Number.parseInt(part, 16))
    : (colour.match(/[\d.]+/g) ?? []).map(Number);
  const [red, green, blue, alpha = 1] = parts;
  if (red === undefined || green === undefined || blue === undefined || alpha !== 1) {
    throw new Error(`${colour} is no solid colour.`);
  }
  return [red, green, blue];
}

function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours are apart, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}
