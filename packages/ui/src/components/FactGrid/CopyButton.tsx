import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './CopyButton.module.css';

const SHOWN_MS = 1500;

/** Copies the text and says so, once for the eye and once for the ear. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return; // The browser refuses without a secure address: the text can still be selected.
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), SHOWN_MS);
  }

  const Icon = copied ? IconCheck : IconCopy;
  return (
    <>
      <button type="button" className={classes.root} aria-label={`Copy ${label}`} onClick={copy}>
        <Icon size={14} aria-hidden />
      </button>
      <span role="status" className={classes.said}>
        {copied ? 'Copied' : ''}
      </span>
    </>
  );
}
