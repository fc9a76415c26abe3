export type { ErrorTextProps } from './ErrorText.tsx';
export { ErrorText } from './ErrorText.tsx';
