import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as indonesian } from '@zxcvbn-ts/language-id';
import type { GuessedPassword } from './guessed-password.ts';

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english, ...indonesian },
  graphs: adjacencyGraphs,
});

parentPort?.on('message', ({ password, known }: GuessedPassword) => {
  parentPort?.postMessage(estimator.check(password, [...known]).guesses);
});
