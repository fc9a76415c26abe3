import { useToastHost } from './notify.ts';

/** Stands beside the router, so that a toast outlives the screen that caused it. */
export function ToastHost() {
  const Host = useToastHost((toasts) => toasts.Host);
  return Host && <Host />;
}
