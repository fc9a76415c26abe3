import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atRest } from '../support/at-rest.ts';
import { openOrder } from '../support/back-office.ts';
import { mustSucceed } from '../support/must-succeed.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

/** Where the things of View Order stand. */
const longId = '88090053450312';
const longEmail = 'a.very.long.address.of.a.traveller.with.many.names@post.example.net';

let world: World;
let page: Page;
beforeAll(async () => {
  world = await startWorld();
  await world.app.newOrder({ order_id: longId, email: longEmail, confirm_email: longEmail });
  page = await world.newPage();
  await signIn(page, world, 'Team');
  await openOrder(page, longId);
});
afterAll(() => world.close());

const boxOf = async (name: string, role: 'button' | 'textbox' = 'button') => {
  const box = await page.getByRole(role, { name, exact: true }).boundingBox();
  if (box === null) throw new Error(`${name} has no place`);
  return box;
};

test.each([
  [1440, 900],
  [1920, 900],
])(
  'at %i px upload, comment and all eight moves are in the first 900 px',
  async (width, height) => {
    await page.setViewportSize({ width, height });
    await openOrder(page, '700101');
    const moves = page.getByRole('list', { name: 'Move this order' }).getByRole('button');
    await expect.poll(() => moves.count()).toBe(8);
    await atRest(page);
    for (const name of ['Upload Document', 'Add Comment', ...(await moves.allTextContents())]) {
      const { y, height: own } = await boxOf(name);
      expect.soft(y + own, name).toBeLessThanOrEqual(900);
    }
  },
);

test.each([390, 1280, 1440])(
  'at %i px the upload shows all of its order id and e-mail',
  async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await openOrder(page, longId);
    const upload = page.getByRole('region', { name: 'Upload Document' });
    for (const [label, value] of [
      ['Order ID', longId],
      ['Email', longEmail],
    ] as const) {
      const field = upload.getByLabel(label, { exact: true });
      await expect.poll(() => field.inputValue()).toBe(value);
      const cut = () =>
        field.evaluate((it) =>
          Math.max(it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight),
        );
      await expect.poll(cut, { message: label }).toBeLessThanOrEqual(1);
    }
  },
);

test.each([1280, 1440, 1920])(
  'at %i px the rail stays in sight and no section has a hole beside it',
  async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await atRest(page);
    const places = await page.evaluate(() => {
      const rects = Array.from(document.querySelectorAll('article section[id], #details'), (it) => {
        const { top, bottom, left, right } = it.getBoundingClientRect();
        return { id: it.id, top, bottom, left, right };
      });
      return rects;
    });
    const rail = places.filter(({ id }) => ['upload', 'add-comment', 'dispute'].includes(id));
    const main = places.filter(({ id }) => !['upload', 'add-comment', 'dispute'].includes(id));
    const railLeft = Math.min(...rail.map(({ left }) => left));
    for (const { id, right } of main) expect.soft(right, id).toBeLessThanOrEqual(railLeft);
    // One below the other, with nothing but a gap between them.
    const sorted = main.toSorted((a, b) => a.top - b.top);
    for (const [at, next] of sorted.slice(1).entries()) {
      expect.soft(next.top - (sorted[at]?.bottom ?? 0), next.id).toBeLessThanOrEqual(16);
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(async () => (await boxOf('Upload Document')).y).toBeLessThan(400);
    await expect.poll(async () => (await boxOf('Upload Document')).y).toBeGreaterThan(56);
  },
);

test('no word of the Comment History is beyond its edge, of one remark and of many', async () => {
  const staff = await world.app.signIn('Telecaller', 'Anindya Kusumaningrum-Wijayakusuma');
  const body = {
    orderId: longId,
    remark: `He wrote at length, and sent ${longEmail} once more. `.repeat(4),
    whatsapp: 'Y',
    report_error: 'Y',
  };
  let count = 0;
  for (const [width, remarks] of [
    [1280, 1],
    [1440, 1],
    // From 50 on the table is laid out in another way.
    [1440, 50],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (; count < remarks; count++) {
      await mustSucceed(world.app.call('addNewRemark', { body }, staff));
    }
    await openOrder(page, longId);
    const table = page.getByRole('table', { name: 'Comment History' });
    await expect.poll(() => table.locator('tbody tr').count()).toBe(remarks);
    const beyond = () =>
      table.evaluate((it) => it.scrollWidth - (it.parentElement?.clientWidth ?? 0));
    await expect.poll(beyond, { message: `${remarks} at ${width}` }).toBeLessThanOrEqual(0);
  }
});

/** What has no room on View Order, one line each; runs in the page. */
function crowded(): string[] {
  const lines: string[] = [];
  const say = (what: string, is: boolean) => is && lines.push(what);
  for (const button of document.querySelectorAll('ul[aria-label="Move this order"] button')) {
    const name = button.getAttribute('aria-label') ?? '';
    const digit = button.querySelector('[data-key]');
    const text = document.createRange();
    text.selectNodeContents(button.querySelector('[class*="Button-label"]') ?? button);
    const right = Math.max(
      ...Array.from(text.getClientRects(), (rect) => (rect.width > 1 ? rect.right : 0)),
    );
    const edge = button.getBoundingClientRect();
    const end = digit?.checkVisibility() ? digit.getBoundingClientRect().left : edge.right;
    say(`${name} touches what is beside it`, right > end - 3);
    say(`${name} is cut`, button.scrollHeight > button.clientHeight + 1);
  }
  const head = document.querySelector('header:has(> div > h1)');
  if (head === null) return ['the order has no head'];
  for (const button of head.querySelectorAll('button')) {
    const { left, right } = button.getBoundingClientRect();
    const box = button.parentElement?.getBoundingClientRect();
    const last = Math.min(box?.right ?? 0, document.documentElement.clientWidth);
    say(`${button.textContent} is cut`, left < 0 || right > last + 1);
  }
  const title = head.querySelector('h1')?.getBoundingClientRect();
  const chip = head.querySelector('h1 ~ span')?.getBoundingClientRect();
  const below = (chip?.top ?? 0) >= (title?.bottom ?? 0);
  say('the status stands below the order', below && window.innerWidth >= 768);
  return lines;
}

describe.each([
  ['its own letters', ''],
  ['wider letters', '* { letter-spacing: .05em !important }'],
])('with %s', (_letters, style) => {
  // The same order in less room or more: drawn again is enough.
  beforeAll(async () => {
    await openOrder(page, '700101');
    if (style !== '') await page.addStyleTag({ content: style });
  });
  test.each([320, 390, 768, 1024, 1280, 1440])(
    'at %i px every button of the order has room',
    async (width) => {
      await page.setViewportSize({ width, height: 900 });
      await atRest(page);
      await expect.poll(() => page.evaluate(crowded)).toEqual([]);
    },
  );
});

/** The name of what has the focus when nothing of it is to be seen; runs in the page. */
function coveredFocus(): string {
  const at = document.activeElement;
  if (at === null || at === document.body) return 'end';
  // Its label is what is drawn of a file field.
  const drawn = at.matches('input[type=file]') ? (at.parentElement ?? at) : at;
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const eighths = [1, 2, 3, 4, 5, 6, 7];
  const seen = eighths.some((x) =>
    eighths.some((y) => {
      const on = document.elementFromPoint(left + (width * x) / 8, top + (height * y) / 8);
      return on !== null && (drawn.contains(on) || on.contains(drawn));
    }),
  );
  return seen ? '' : (at.getAttribute('aria-label') ?? at.textContent ?? at.tagName);
}

test.each([
  [390, 844],
  [320, 256],
  [1440, 900],
])('at %i by %i px Tab leads to nothing that a bar covers', async (width, height) => {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    document.querySelector('h1')?.focus();
  });
  const hidden: string[] = [];
  let stops = 0;
  for (; stops < 60; stops++) {
    await page.keyboard.press('Tab');
    let found = await page.evaluate(coveredFocus);
    // A row of links that scrolls sideways gets there a few frames later.
    for (let frame = 0; frame < 30 && found !== '' && found !== 'end'; frame++) {
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
      found = await page.evaluate(coveredFocus);
    }
    if (found === 'end') break;
    if (found !== '') hidden.push(found);
  }
  expect(stops).toBeGreaterThan(20);
  expect(hidden).toEqual([]);
});

test('an address that is opened begins at its top, and one that is loaded again where it was', async () => {
  const top = () => page.evaluate(() => scrollY);
  const isThere = () => page.getByRole('region', { name: 'Upload Document' }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await openOrder(page, longId);
  await isThere();
  await atRest(page);
  await page.evaluate(() => scrollTo(0, 700));
  await atRest(page);
  const place = await top();
  expect(place).toBeGreaterThan(600);
  await page.reload();
  // The drawn page stands there first: what is left before the order came is no place to come back to.
  await isThere();
  await atRest(page);
  // Parts of the page that come late move it by some lines.
  await expect.poll(top).toBeGreaterThan(place / 2);
  await openOrder(page, '700102');
  await isThere();
  await atRest(page);
  expect(await top()).toBe(0);
  // The same screen as before, by its address once more.
  await openOrder(page, longId);
  await isThere();
  await atRest(page);
  expect(await top()).toBe(0);
  await page.goBack();
  await page.goBack();
  await isThere();
  await expect.poll(top).toBeGreaterThan(place / 2);
});

test('a long order that is loaded again is where it was left, beyond what is drawn first', async () => {
  const isAt = async (place: number) =>
    expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 100);
  await page.setViewportSize({ width: 390, height: 844 });
  await openOrder(page, longId);
  await page.getByRole('region', { name: 'Upload Document' }).waitFor();
  await atRest(page);
  await page.evaluate(() => scrollTo(0, 3000));
  await atRest(page);
  await page.reload();
  await isAt(3000);
  await openOrder(page, '700102');
  await page.getByRole('region', { name: 'Upload Document' }).waitFor();
  await page.goBack();
  await isAt(3000);
});
