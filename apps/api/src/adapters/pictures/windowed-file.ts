import type { FileHandle } from 'node:fs/promises';

const windowBytes = 64 * 1024;

/** Reads small pieces of a file one after the other, from one window of it in memory. */
export class WindowedFile {
  readonly size: number;
  readonly #file: FileHandle;
  #window = Buffer.alloc(0);
  #start = 0;

  constructor(file: FileHandle, size: number) {
    this.#file = file;
    this.size = size;
  }

  /** The bytes from here on, fewer at the end of the file. At most a window's length. */
  async read(at: number, length: number): Promise<Buffer> {
    const end = Math.min(at + length, this.size);
    if (at < this.#start || end > this.#start + this.#window.length) await this.#move(at);
    return this.#window.subarray(at - this.#start, Math.max(at, end) - this.#start);
  }

  /** The bytes of a stretch of the file, a window at a time. */
  async *pieces(at: number, end: number): AsyncGenerator<Buffer> {
    for (let from = at; from < end; from += windowBytes) {
      // A copy: the window goes on while its reader still works.
      yield Buffer.from(await this.read(from, Math.min(windowBytes, end - from)));
    }
  }

  async #move(at: number): Promise<void> {
    const window = Buffer.alloc(Math.min(windowBytes, Math.max(0, this.size - at)));
    const { bytesRead } = await this.#file.read(window, 0, window.length, at);
    this.#window = window.subarray(0, bytesRead);
    this.#start = at;
  }
}
