/** What a phone can still unpack: cameras make up to 50 million pixels, each takes four bytes. */
const mostPixels = 60_000_000;

/** The first bytes, where pictures say how large they are; a camera writes a small picture before. */
const headBytes = 1024 * 1024;

/**
 * Whether a picture, once unpacked, would be more than a phone's browser survives. Looks at what the
 * file says of itself and unpacks nothing; what says nothing is left to the browser.
 */
export async function isTooLarge(file: Blob): Promise<boolean> {
  const head = new DataView(await file.slice(0, headBytes).arrayBuffer());
  try {
    return pixelsOf(head) > mostPixels;
  } catch {
    return false; // Cut off in the middle of its head: the browser will say that it is broken.
  }
}

function pixelsOf(head: DataView): number {
  const start = head.getUint32(0);
  if (start === 0x89504e47) return head.getUint32(16) * head.getUint32(20);
  if (start === 0x52494646) return pixelsOfWebp(head);
  return start >>> 16 === 0xffd8 ? pixelsOfJpeg(head) : 0;
}

/** JPEG: a row of segments, each with its length; one of the frame kinds holds the size. */
function pixelsOfJpeg(head: DataView): number {
  for (let at = 2; ; at += 2 + head.getUint16(at + 2)) {
    const kind = head.getUint16(at);
    const isFrame = kind >= 0xffc0 && kind <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(kind);
    if (isFrame) return head.getUint16(at + 5) * head.getUint16(at + 7);
    if (kind < 0xff01) return 0;
  }
}

/** WebP: with extras, without loss, or plain. */
function pixelsOfWebp(head: DataView): number {
  const kind = head.getUint32(12);
  if (kind === 0x56503858) return (uint24(head, 24) + 1) * (uint24(head, 27) + 1);
  if (kind === 0x5650384c) {
    const bits = head.getUint32(21, true);
    return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1);
  }
  return (head.getUint16(26, true) & 0x3fff) * (head.getUint16(28, true) & 0x3fff);
}

function uint24(head: DataView, at: number): number {
  return head.getUint16(at, true) + head.getUint8(at + 2) * 0x10000;
}
