const preset = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Sizes of the toolbar: those that are designed for, and both sides of where a page changes. */
export const viewports = {
  narrow: preset('Smallest phone', 320, 640),
  phone: preset('Phone', 390, 844),
  cards: preset('First with a table', 768, 1024),
  tablet: preset('Tablet', 834, 1112),
  drawer: preset('Last with a drawer', 991, 768),
  laptop: preset('Laptop', 1280, 800),
  desktop: preset('Desktop', 1440, 900),
};
