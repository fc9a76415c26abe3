export type { MailFrameProps } from './MailFrame.tsx';
export { MailFrame } from './MailFrame.tsx';
