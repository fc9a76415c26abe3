export type { SegmentedChoiceProps } from './SegmentedChoice.tsx';
export { SegmentedChoice } from './SegmentedChoice.tsx';
