import { crc32 } from 'node:zlib';

/** What no stored picture may hold. */
export const secrets = ['CamMaker', 'SERIAL-7', 'at-home', 'SmallPicture'];

/** 8 x 8 points, as a usual program writes them. */
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAv/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJgGD//Z',
  'base64',
);
/** 3 x 2 points of one red. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGP4z8AAQQxwFgBB0gX7h/C5SAAAAABJRU5ErkJggg==',
  'base64',
);
const webp = Buffer.from(
  'UklGRlIAAABXRUJQVlA4WAoAAAAQAAAABwAABwAAQUxQSAoAAAABB1DAiAhERP8DVlA4ICIAAABwAQCdASoIAAgAB0CWJaACdAFAAAD+3hI2a+wxJe5aKAQA',
  'base64',
);

/** The notes of a camera: its name, how it was held, its number, where it was, and a small picture. */
export function notes(orientation: number | null, little = true): Buffer {
  const file = Buffer.alloc(220);
  const u16 = (at: number, value: number) =>
    little ? file.writeUInt16LE(value, at) : file.writeUInt16BE(value, at);
  const u32 = (at: number, value: number) =>
    little ? file.writeUInt32LE(value, at) : file.writeUInt32BE(value, at);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    u16(at, tag);
    u16(at + 2, type);
    u32(at + 4, count);
    if (type === 3) u16(at + 8, value);
    else u32(at + 8, value);
  };
  file.write(little ? 'II' : 'MM');
  u16(2, 42);
  u32(4, 8);
  u16(8, 4);
  entry(10, 0x010f, 2, 9, 160);
  entry(22, orientation === null ? 0x0128 : 0x0112, 3, 1, orientation ?? 2);
  entry(34, 0x8769, 4, 1, 62);
  entry(46, 0x8825, 4, 1, 80);
  u16(62, 1);
  entry(64, 0xa431, 2, 9, 170);
  u16(80, 2);
  entry(82, 1, 2, 2, 0);
  entry(94, 2, 5, 3, 180);
  file.write('CamMaker\0', 160);
  file.write('SERIAL-7\0', 170);
  file.write('at-home', 180);
  file.write('SmallPicture', 204);
  return file;
}

const segment = (marker: number, ...parts: (string | Buffer)[]) => {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** A JPEG as a telephone writes it: two kinds of notes, those of an editor, a comment, and a film behind it. */
export const telephoneJpeg = (orientation: number | null, little?: boolean): Buffer =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xe1, 'Exif\0\0', notes(orientation, little)),
    jpeg.subarray(2, 20),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', '<x exif:GPSLatitude="at-home"/>'),
    segment(0xe2, 'ICC_PROFILE\0\x01\x01', 'colours'),
    segment(0xe2, 'MPF\0', 'SERIAL-7'),
    segment(0xed, 'Photoshop 3.0\0', 'at-home'),
    segment(0xfe, 'at-home'),
    jpeg.subarray(20),
    Buffer.from('a film, at-home'),
  ]);
export const plainJpeg = jpeg;

const chunk = (name: string, content: Buffer | string) => {
  const named = Buffer.concat([Buffer.from(name), Buffer.from(content as string)]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(named.length - 4);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
};
export const telephonePng = (orientation: number | null): Buffer =>
  Buffer.concat([
    png.subarray(0, 33),
    chunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f])),
    chunk('eXIf', notes(orientation)),
    chunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0at-home'),
    png.subarray(33, -12),
    chunk('tEXt', 'Comment\0at-home'),
    png.subarray(-12),
    Buffer.from('at-home'),
  ]);
export const plainPng = png;

const piece = (name: string, content: Buffer | string) => {
  const bytes = Buffer.from(content as string);
  const head = Buffer.alloc(8);
  head.write(name);
  head.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([head, bytes, Buffer.alloc(bytes.length % 2)]);
};
export function telephoneWebp(orientation: number | null, prefix = ''): Buffer {
  const file = Buffer.concat([
    webp,
    piece('EXIF', Buffer.concat([Buffer.from(prefix), notes(orientation)])),
    piece('XMP ', '<x exif:GPSLatitude="at-home"/>'),
  ]);
  file.writeUInt32LE(file.length - 8, 4);
  return Buffer.concat([file, Buffer.from('at-home')]);
}
export const plainWebp = webp;
