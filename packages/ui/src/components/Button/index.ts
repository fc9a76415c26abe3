export type { ButtonProps } from './Button.tsx';
export { Button } from './Button.tsx';
export { Spinner } from './Spinner.tsx';
