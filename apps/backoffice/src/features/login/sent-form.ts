import { takeOver } from '@pabean/ui/take-over';

/** Takes over what was typed into the form that the server sent, while this one was drawn beside it. */
export function takeOverSent(screen: HTMLElement | null): void {
  const drawn = screen?.closest<HTMLElement>('#root');
  const sent = document.getElementById('root');
  if (drawn && sent && drawn !== sent) takeOver(sent, drawn);
}
