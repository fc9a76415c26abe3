import type { FastifyRequest } from 'fastify';

/** Reads a request's headers by name; of a repeated one the first. */
export function headerOf(request: FastifyRequest): (name: string) => string | undefined {
  return (name) => {
    const value = request.headers[name.toLowerCase()];
    return Array.isArray(value) ? value[0] : value;
  };
}
