export type { ToastsProps } from './Toasts.tsx';
export { Toasts } from './Toasts.tsx';
export type { ToastKind } from './toastOf.tsx';
export { toastOf } from './toastOf.tsx';
