export type { InlineErrorProps } from './InlineError.tsx';
export { InlineError } from './InlineError.tsx';
