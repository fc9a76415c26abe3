import type { ComponentType } from 'react';
import styles from './DocumentActions.module.css';

type Props = {
  label: string;
  icon: ComponentType<{ size?: number }>;
  isBusy?: boolean;
  onPress: () => void;
};

/** A small action: its sign above its words. */
export function SmallButton({ label, icon: Icon, isBusy = false, onPress }: Props) {
  return (
    <button type="button" className={styles.button} aria-busy={isBusy} onClick={onPress}>
      <Icon size={22} />
      <span>{label}</span>
    </button>
  );
}
