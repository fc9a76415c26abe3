/** A small document to keep; jsdom's Blobs have no way to their bytes. */
export function fileOf4Bytes(): Blob {
  return Object.assign(new Blob(['%PDF'], { type: 'application/pdf' }), {
    arrayBuffer: async () => new ArrayBuffer(4),
  });
}
