/**
 * An XMLHttpRequest whose network is that of `fetch`, so that one set of answers serves both. How much has
 * left is told by `progress`: nothing does by itself.
 */
export class FakeXhr {
  static latest: FakeXhr | undefined;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  withCredentials = false;
  status = 0;
  responseText = '';
  #method = '';
  #url = '';
  #headers = new Headers();
  #answerHeaders = new Headers();
  readonly #ending = new AbortController();

  open(method: string, url: string): void {
    FakeXhr.latest = this;
    this.#method = method;
    this.#url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  getAllResponseHeaders(): string {
    return [...this.#answerHeaders].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }
  abort(): void {
    this.#ending.abort();
  }
  /** So many of the bytes of the request have left. */
  progress(loaded: number, total: number): void {
    this.upload.onprogress?.({ loaded, total });
  }
  async send(body: FormData): Promise<void> {
    const { signal } = this.#ending;
    try {
      const answer = await fetch(
        new Request(this.#url, { method: this.#method, headers: this.#headers, body, signal }),
      );
      this.responseText = await answer.text();
      this.status = answer.status;
      this.#answerHeaders = answer.headers;
      this.onload?.();
    } catch {
      if (!signal.aborted) this.onerror?.();
    }
  }
}
