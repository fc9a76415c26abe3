import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chosenLanguage } from '../core/chosen-language.ts';
import type { Env } from '../core/env.ts';
import { type Build, type Door, builds as ownBuilds } from './builds.ts';
import {
  acceptedLanguages,
  inlineScripts,
  isTrackOrder,
  staffPageFile,
  trackOrderFile,
} from './first-page.ts';
import { pageHeaders } from './headers.ts';
import { belongsToApi, filePath, makeRouter, namesFile } from './route.ts';

const year = 31_536_000;

/** What differs from a production server of this repository. */
export interface StaticOptions {
  readonly builds?: typeof ownBuilds;
  /** Storybook on every host that is not an app's own. */
  readonly demo?: boolean;
}

/**
 * Serves the built apps: files as they are, and an app's one page for every address in it that is
 * not a file. What belongs to the API is never answered with a page.
 */
export async function registerStatic(
  app: FastifyInstance,
  env: Pick<Env, 'publicUrls'>,
  { builds = ownBuilds, demo = false }: StaticOptions = {},
): Promise<void> {
  const route = makeRouter(env, demo);
  await app.register(fastifyStatic, { serve: false, preCompressed: true });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const whole = filePath(request.url);
      if (whole === undefined) return plainNotFound(reply);
      if (belongsToApi(whole)) {
        return reply.code(404).send({ status: 0, message: 'There is nothing at this address.' });
      }
      const { door, path } = route(request.hostname, whole);
      // Its addresses are relative: without the slash they would lead beside the folder.
      if (path === '') return reply.redirect(request.url.replace(/^[^?]*/, `${whole}/`));
      return answer({ request, reply, path, door, build: builds[door] });
    },
  });
}

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
  path: string;
  door: Door;
  build: Build;
}

async function answer(asked: Asked): Promise<FastifyReply> {
  const { request, reply, path, build } = asked;
  const hashed = path.startsWith(build.hashed);
  if (await isFile(join(build.root, path))) {
    if (path.endsWith('.html')) return sendPage(asked, path);
    reply.headers({
      'cache-control': hashed ? `public, max-age=${year}, immutable` : freshness(asked),
      'x-content-type-options': 'nosniff',
    });
    return reply.sendFile(path, build.root, { cacheControl: false });
  }
  // A script that is gone must fail as a script; a page in its place would hide what is wrong.
  if (hashed || namesFile(path) || !wantsPage(request)) return plainNotFound(reply);
  // Storybook is one page at one address; what it shows stands in the query.
  if (asked.door === 'storybook' && path !== '/') return plainNotFound(reply);
  return sendPage(asked, (await firstPage(asked)) ?? '/index.html');
}

/**
 * The page of the screen that is opened first. Track Order comes drawn, in the language of who asks,
 * where the build has drawn it.
 */
async function firstPage({ request, reply, path, door, build }: Asked) {
  if (door === 'backoffice') {
    const page = staffPageFile(path);
    return page !== undefined && (await isFile(join(build.root, page))) ? page : undefined;
  }
  if (door !== 'portal' || !isTrackOrder(path)) return undefined;
  const { lang } = request.query as { lang?: unknown };
  const { cookie, 'accept-language': accepted } = request.headers;
  const wishes = [...chosenLanguage(cookie), ...acceptedLanguages(accepted)];
  reply.header('vary', 'accept-language, cookie');
  return trackOrderFile(build.root, typeof lang === 'string' ? [lang, ...wishes] : wishes);
}

/**
 * A service worker decides what is kept on a device: a new one must be seen at the next visit. So
 * must Storybook's list of stories, which is built again and again under the same names.
 */
function freshness({ door, path }: Asked): string {
  const anew = door === 'storybook' || path === '/portal-sw.js';
  return anew ? 'no-cache' : 'public, max-age=3600';
}

async function sendPage({ reply, door, build }: Asked, page: string) {
  const built = await isFile(build.index);
  reply.headers(pageHeaders(door, built ? await inlineScripts(build.root, page) : []));
  reply.header('cache-control', 'no-cache');
  if (!built) return notBuilt(reply, build);
  return reply.sendFile(page, build.root, { cacheControl: false });
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

function wantsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || accept.includes('*/*');
}

function plainNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
}

function notBuilt(reply: FastifyReply, build: Build): FastifyReply {
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Not built yet</title>
<h1>${build.title} is not built yet</h1>
<p>Run <code>${build.command}</code> in the repository and load this page again.</p>
`);
}
