export type { LinkProps, LinkRender } from '../../link.ts';
export type { TileProps } from './Tile.tsx';
export { Tile } from './Tile.tsx';
