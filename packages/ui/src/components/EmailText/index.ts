export { breakAfter } from './break-after.tsx';
export type { EmailTextProps } from './EmailText.tsx';
export { EmailText } from './EmailText.tsx';
