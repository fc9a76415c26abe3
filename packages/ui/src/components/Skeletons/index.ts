export type { SkeletonsProps } from './Skeletons.tsx';
export { Skeletons } from './Skeletons.tsx';
