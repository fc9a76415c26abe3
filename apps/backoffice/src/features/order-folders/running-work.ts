import { confirm, type Question } from '../../shared/confirm/confirm.tsx';

/** What a page that is loaded anew, or closed, cuts off. */
type Work = 'export' | 'change';

/** The jobs that run, whatever list is on screen. */
const jobs = new Set<{ readonly work: Work }>();

const warn = (event: Event) => event.preventDefault();

/**
 * Work has begun that ends with the page: until it is over, the browser asks before it closes the page.
 * @returns to be called when it is over
 */
export function beginWork(work: Work): () => void {
  const job = { work };
  jobs.add(job);
  window.addEventListener('beforeunload', warn);
  return () => {
    jobs.delete(job);
    if (jobs.size === 0) window.removeEventListener('beforeunload', warn);
  };
}

const exportLine = 'No file will be saved.';
const changeLine =
  'Orders that were not sent yet will not be changed, and the result of the others will not be shown.';

function questionOf(works: ReadonlySet<Work>): Question {
  const tone = 'danger';
  if (!works.has('change')) {
    return { title: 'An export is running. Refresh and stop it?', line: exportLine, tone };
  }
  if (!works.has('export')) {
    return { title: 'A change of orders is running. Refresh and stop it?', line: changeLine, tone };
  }
  return {
    title: 'An export and a change of orders are running. Refresh and stop them?',
    line: `${exportLine} ${changeLine}`,
    tone,
  };
}

/** Asks where work runs that a page loaded anew would cut off. After Yes the browser does not ask again. */
export async function mayReload(): Promise<boolean> {
  if (jobs.size === 0) return true;
  const works = new Set([...jobs].map(({ work }) => work));
  if (!(await confirm(questionOf(works)))) return false;
  window.removeEventListener('beforeunload', warn);
  return true;
}
