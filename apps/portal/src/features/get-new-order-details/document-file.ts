import { create } from 'zustand';
import { type ArrivingFile, type FetchedFile, fetchFile, nothingOf } from './arriving-file.ts';

/** How far the page's document is on its way. */
export interface Arrival {
  /** `stays`: a part arrived, and the connection was cut or the person stopped. */
  readonly state: 'none' | 'coming' | 'stays' | 'here';
  readonly path: string;
  readonly received: number;
  readonly total: number | null;
  /** Where this try went on from; 0 when it began at the start. */
  readonly from: number;
}

const none: Arrival = { state: 'none', path: '', received: 0, total: null, from: 0 };

/**
 * The one document of a page; tests make a fresh one each. It is no remote: its bytes come in parts
 * that outlive a failure. Its address names its content, so it never goes stale.
 * @param headers what the server is told of a fetch
 */
export function createDocumentFile(headers: Readonly<Record<string, string>> = {}) {
  const useArrival = create<Arrival>(() => none);
  let latest: { readonly path: string; readonly file: Promise<FetchedFile> } | undefined;
  let arriving: ArrivingFile | undefined;
  let stop = new AbortController();

  /**
   * The document, fetched once for preview, copy and download: on bad Wi-Fi a second time may fail.
   * After a failure the next try goes on with what arrived. Nothing here counts as a download.
   */
  function documentFile(path: string): Promise<FetchedFile> {
    if (latest?.path === path) return latest.file;
    const part = arriving?.path === path ? arriving : nothingOf(path);
    arriving = part;
    stop = new AbortController();
    const tell = (state: Arrival['state']) => {
      const { received, total, from } = part;
      if (arriving === part) useArrival.setState({ state, path, received, total, from });
    };
    tell('coming');
    const file = fetchFile(part, stop, () => tell('coming'), headers);
    latest = { path, file };
    file.then(
      () => {
        tell('here');
        // The whole file has them.
        part.chunks = [];
      },
      () => {
        // Another try may be under way by now.
        if (latest !== undefined && latest.file !== file) return;
        latest = undefined;
        tell(part.received > 0 ? 'stays' : 'none');
      },
    );
    return file;
  }

  /** The document if this page has it, or is about to; nothing is fetched. */
  function heldDocument(path: string): Promise<FetchedFile> | undefined {
    return latest?.path === path ? latest.file : undefined;
  }

  /** Stops fetching; what arrived stays for the next try. */
  function stopDocument(): void {
    stop.abort();
    // At once: the very next press goes on with a try of its own.
    latest = undefined;
  }

  /** Takes the copy that the device kept, in place of fetching. */
  function rememberDocument(path: string, file: Blob): void {
    latest = { path, file: Promise.resolve(file) };
    arriving = undefined;
    useArrival.setState({ state: 'here', path, received: file.size, total: file.size, from: 0 });
  }

  /** Nothing of a document stays in memory. */
  function forgetDocument(): void {
    latest = undefined;
    arriving = undefined;
    stop.abort();
    useArrival.setState(none);
  }

  /** As `forgetDocument`, where it is the document of this order: its address names it. */
  function forgetDocumentOf(orderId: string): void {
    const { path } = useArrival.getState();
    if (path.split('/').includes(encodeURIComponent(orderId))) forgetDocument();
  }

  return {
    useArrival,
    documentFile,
    heldDocument,
    stopDocument,
    rememberDocument,
    forgetDocument,
    forgetDocumentOf,
  };
}

export const {
  useArrival,
  documentFile,
  heldDocument,
  stopDocument,
  rememberDocument,
  forgetDocument,
  forgetDocumentOf,
} = createDocumentFile();
