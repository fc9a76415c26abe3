import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';

/**
 * When V8 has compiled a function better, it frees the first code of it, some 350 KB at a time. While
 * threads begin and end it rarely fails to find that code and ends the whole process (nodejs/node#64500,
 * #66366). So the first code stays; it goes with its library.
 */
setFlagsFromString('--no-wasm-code-gc');

/** Node has it, and its types come with a browser's alone. */
declare const WebAssembly: {
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (code: object, imports: object) => WasmInstance;
};

interface WasmInstance {
  readonly exports: Record<string, unknown>;
}

/** How a library of WebAssembly is told to take code that is compiled already. */
interface CompiledCode {
  instantiateWasm(imports: object, take: (instance: WasmInstance) => void): WasmInstance['exports'];
}

/**
 * A library's code, compiled at first use. Its memory grows with the largest document and never
 * shrinks, so each document gets a new memory, and the code is compiled once in a thread.
 */
export function wasmCode(path: string): CompiledCode {
  let code: object | undefined;
  return {
    instantiateWasm(imports, take) {
      code ??= new WebAssembly.Module(readFileSync(path));
      const instance = new WebAssembly.Instance(code, imports);
      take(instance);
      return instance.exports;
    },
  };
}
