export type { FlagMarkProps } from './FlagMark.tsx';
export { FlagMark } from './FlagMark.tsx';
