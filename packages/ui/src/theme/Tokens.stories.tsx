import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { palettes, sand } from './palettes.ts';
import { contrast } from './tokens/contrast.ts';
import { PairList } from './tokens/PairList.tsx';
import { pairs, portalPairs, statusPairs } from './tokens/pairs.ts';
import { FromPage, FromTheme, TypeScale } from './tokens/scales.tsx';
import { Ramp } from './tokens/TokenList.tsx';
import classes from './tokens/Tokens.module.css';

/**
 * Everything that the look is made of, read from the theme itself: what stands here is what the
 * components use. Change a value in `packages/ui/src/theme` and this page follows.
 */
const meta = { title: 'Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every pair as it is painted, told by the browser: text 4.5, parts 3. */
const playPairs: Story['play'] = async ({ canvasElement }) => {
  const painted = [...canvasElement.querySelectorAll<HTMLElement>('[data-pair]')];
  await expect(painted.length).toBeGreaterThan(5);
  for (const element of painted) {
    const ground = getComputedStyle(element.parentElement as HTMLElement).backgroundColor;
    const ratio = contrast(getComputedStyle(element).color, ground);
    await expect(ratio, element.dataset.pair).toBeGreaterThanOrEqual(Number(element.dataset.least));
    const text = element.closest('li')?.textContent;
    await expect(text).toContain(`${ratio.toFixed(2)} (least`);
  }
};

const Palettes = () => (
  <div className={classes.ramps}>
    {Object.entries({ ...palettes, sand }).map(([name, shades]) => (
      <Ramp key={name} name={name} shades={shades} />
    ))}
  </div>
);

/** The ramps of both faces; sand is the portal's alone. */
export const Colours: Story = { render: Palettes };
export const Contrast: Story = { render: () => <PairList pairs={pairs} />, play: playPairs };
export const StatusContrast: Story = {
  render: () => <PairList pairs={statusPairs} />,
  play: playPairs,
};
export const PortalContrast: Story = {
  render: () => <PairList pairs={portalPairs} />,
  globals: { theme: 'portal' },
  play: playPairs,
};

export const Spacing: Story = {
  render: () => <FromTheme scale="spacing" style={(inlineSize) => ({ inlineSize })} />,
};
export const Radii: Story = {
  render: () => <FromTheme scale="radius" style={(borderRadius) => ({ borderRadius })} />,
};
export const Breakpoints: Story = { render: () => <FromTheme scale="breakpoints" /> };
export const PortalRadii: Story = { ...Radii, globals: { theme: 'portal' } };
export const Type: Story = { render: () => <TypeScale /> };
export const PortalType: Story = { ...Type, globals: { theme: 'portal' } };
export const Shadows: Story = {
  render: () => (
    <FromPage
      start="--pb-shadow"
      sample={(boxShadow) => <div className={classes.box} style={{ boxShadow }} />}
    />
  ),
};

/** Hover a line to see it; nothing moves where the system asks for less motion. */
export const Motion: Story = {
  render: () => (
    <>
      <FromPage start="--pb-fast" sample={movesIn} />
      <FromPage start="--pb-slow" sample={movesIn} />
      <FromPage start="--pb-ease" />
    </>
  ),
};
const movesIn = (transitionDuration: string) => (
  <div className={classes.moves} style={{ transitionDuration }} />
);

const layerNames = (root: HTMLElement) =>
  [...root.querySelectorAll('li')].map((line) => line.textContent ?? '');

/** What lies over what, from the lowest. */
export const Layers: Story = {
  render: () => <FromPage start="--pb-layer" />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('--pb-layer-toast');
    const order = layerNames(canvasElement).map((line) => Number(line.match(/\d+$/)?.[0]));
    await expect(order).toEqual([...order].sort((a, b) => a - b));
  },
};

/** What else the two faces set differently: lines, radii, weights, gaps. */
export const Faces: Story = {
  render: () => <FromPage start="--pb-" />,
};
export const PortalFaces: Story = { ...Faces, globals: { theme: 'portal' } };
export const Phone: Story = { ...Contrast, globals: { viewport: { value: 'phone' } } };
