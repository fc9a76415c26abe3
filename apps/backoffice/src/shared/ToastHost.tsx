import { useToastHost } from './notify.ts';
import styles from './ToastHost.module.css';

/** Stands beside the router, so that a toast outlives the screen that caused it. */
export function ToastHost() {
  const { Host, plain } = useToastHost();
  if (Host !== null) return <Host />;
  return (
    <div className={styles.plain}>
      {plain.map(({ kind, message }) => (
        <p key={message} role={kind === 'error' ? 'alert' : 'status'}>
          {message}
        </p>
      ))}
    </div>
  );
}
