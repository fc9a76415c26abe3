import { describe, expect, it } from 'vitest';
import { sharpness, stepZoom, zoomOfKey } from './zoom.ts';

describe('zoom', () => {
  it('goes step by step and stops at both ends', () => {
    expect(stepZoom(1, 1)).toBe(1.25);
    expect(stepZoom(1, -1)).toBe(0.75);
    expect(stepZoom(4, 1)).toBe(4);
    expect(stepZoom(0.5, -1)).toBe(0.5);
  });

  it('has keys', () => {
    expect(zoomOfKey('+', 1)).toBe(1.25);
    expect(zoomOfKey('=', 1)).toBe(1.25);
    expect(zoomOfKey('-', 1)).toBe(0.75);
    expect(zoomOfKey('0', 3)).toBe(1);
    expect(zoomOfKey('a', 1)).toBeNull();
  });
});

describe('sharpness', () => {
  it('is the screen, until a phone could not draw the canvas any more', () => {
    expect(sharpness(358, 506, 3)).toBe(3);
    const four = sharpness(358 * 4, 506 * 4, 3);
    expect(four).toBeGreaterThan(1.5);
    expect(358 * 4 * four * 506 * 4 * four).toBeLessThanOrEqual(12_000_001);
  });
});
