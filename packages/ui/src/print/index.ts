export { useRunningLine } from './useRunningLine.ts';
