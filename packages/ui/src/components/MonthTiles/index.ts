export type { MonthTilesProps } from './MonthTiles.tsx';
export { MonthTiles } from './MonthTiles.tsx';
