import type { StepTexts } from './en.ts';

export const texts: StepTexts = {
  heading: 'Votre commande, étape par étape',
  unpaid: 'Votre paiement n’est pas encore confirmé.',
  queued: 'Elle attend notre équipe',
  waits: 'Nous attendons l’ouverture du dépôt',
  toPrepare: 'Ensuite, nous préparons votre déclaration',
  prepared: 'Nous avons préparé votre déclaration',
  file: 'Nous la déposons. Votre document arrive ici.',
  answer: 'Nous attendons la réponse',
  arrive: 'Vous arrivez',
  officer: 'Un agent décide.',
  now: 'Maintenant',
  turn: 'À vous',
  since: 'Depuis le {date}',
};
