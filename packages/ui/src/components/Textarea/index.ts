export type { TextareaProps } from './Textarea.tsx';
export { Textarea } from './Textarea.tsx';
