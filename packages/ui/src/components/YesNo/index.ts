export type { YesNoProps } from './YesNo.tsx';
export { YesNo } from './YesNo.tsx';
