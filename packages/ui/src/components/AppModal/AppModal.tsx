import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { palettes } from '../../theme/palettes.ts';
import classes from './AppModal.module.css';

export type AppModalProps = {
  /** Whether it is on the page. */
  opened: boolean;
  /** Esc, the backdrop or the cross; the caller closes it. */
  onClose: () => void;
  /** The heading, which names the dialog. */
  title: ReactNode;
  /** What the dialog is about, often a form. */
  children?: ReactNode;
  /** Buttons on the tinted strip at the foot. */
  footer?: ReactNode;
  /** Pixels; phones use the full width. */
  size?: number | undefined;
  /** False takes the cross away. */
  withCloseButton?: boolean | undefined;
  /** False leaves Escape to what stands inside. */
  closeOnEscape?: boolean | undefined;
};

const OVERLAY = {
  transitionProps: { duration: 150 },
  color: palettes.gray[9],
  backgroundOpacity: 0.45,
};

/** The title's line is Mantine's `<header>`: outside a section it would be the page's banner. */
const ATTRIBUTES = { header: { role: 'presentation' } };

/**
 * The house's dialog: fades in and rises 8 px; a sheet from the bottom at <= 767 px.
 *
 * Not for: a question with Yes and No (`ConfirmDialog`), or anything that fits on the page itself.
 *
 * Accessibility: a modal dialog named by its title. The focus stays inside and goes back to where
 * it was; Escape and the backdrop close it.
 */
export function AppModal(props: AppModalProps) {
  const { opened, onClose, title, children, footer, size = 440, withCloseButton = true } = props;
  const { closeOnEscape = true } = props;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      padding={20}
      withCloseButton={withCloseButton}
      closeOnEscape={closeOnEscape}
      overlayProps={OVERLAY}
      classNames={{ ...classes }}
      attributes={ATTRIBUTES}
      // It is answered, and fades away: the page behind it may listen to keys again.
      data-closing={!opened || undefined}
    >
      {children && <div className={classes.inside}>{children}</div>}
      {footer && <div className={classes.foot}>{footer}</div>}
    </Modal>
  );
}
