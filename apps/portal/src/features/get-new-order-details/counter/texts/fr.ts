import type { CounterTexts } from './en.ts';

export const texts: CounterTexts = {
  ready: 'Elle est déposée et votre code QR est prêt. Un agent des douanes décide à votre arrivée.',
  showCode: 'Afficher le code QR',
  showPages: 'Afficher le document',
  looking: 'Nous cherchons le code QR dans votre document.',
  none: 'Nous n’avons trouvé aucun code QR dans ce document. Montrez la page entière.',
  codeOf: 'Code QR de {name}',
  place: '{number} sur {count}',
  next: 'Suivant : {name}',
  bright: 'Augmentez la luminosité de votre écran.',
  wholePage: 'Afficher la page entière',
  calendar: 'Ajouter au calendrier',
  eventOf: 'Arrivée, vol {flight}',
  event: 'Votre arrivée',
  eventText: 'Montrez votre déclaration en douane. Commande {id} : {link}',
  calendarSaved:
    'Le fichier de calendrier est enregistré. Ouvrez-le pour ajouter le jour de votre arrivée.',
  share: 'Partager',
  shareFailed:
    'Nous n’avons pas pu partager le fichier. Appuyez sur « Télécharger maintenant » et partagez-le depuis vos téléchargements.',
  again: 'Renvoyer',
  sending: 'Nous envoyons l’e-mail.',
  handed: 'Nous avons remis l’e-mail le {date}. Il est envoyé à {email}.',
  waits: 'L’e-mail attend d’être remis. Il sera envoyé à {email}.',
  left: 'Demandes encore possibles aujourd’hui : {count}.',
  tooOften:
    'Vous avez demandé cet e-mail trois fois en 24 heures. Vous pourrez le redemander le {date}.',
  notSent: 'L’e-mail n’a pas été envoyé. Veuillez réessayer.',
};
