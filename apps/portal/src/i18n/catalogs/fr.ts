import { order } from '../order-catalogs/fr.ts';
import type { Catalog } from '../t.ts';

/** French: polite "vous", plain sentences; `\u00a0` keeps a sign in the line of its word. */
export const catalog: Catalog = {
  'page.title': '{page} · {product}',

  'strip.label': 'Qui nous sommes',
  'strip.notice': 'Service privé. <b>Non affilié au gouvernement indonésien.</b>',
  'bar.home': '{product}, suivre une commande',
  'bar.menu': 'Menu',
  'bar.skip': 'Aller au contenu',
  'nav.label': 'Notre site web',
  'nav.home': 'Accueil',
  'nav.apply': 'Faire une demande',
  'nav.benefits': 'Autres avantages',
  'nav.terms': 'Conditions',
  'nav.privacy': 'Confidentialité',
  'nav.refund': 'Remboursement',
  'nav.contact': 'Nous contacter',
  'footer.private':
    '<b>{product} est une entreprise privée.</b> Nous ne sommes pas affiliés au gouvernement indonésien. Nous préparons et déposons la déclaration en douane pour vous et facturons des frais pour ce travail.',
  'footer.copyright': '© {year} {company}. Tous droits réservés.',

  'toast.close': 'Fermer',

  'track.page': 'Suivre une commande',
  'track.heading': 'Saisissez l’adresse <nb>e-mail</nb> utilisée pour votre demande',
  'track.lead':
    'Elle nous sert à retrouver votre commande. Vous n’avez pas besoin de créer un compte.',
  'track.orderId': 'ID de commande',
  'track.orderIdHint': 'Il figure dans l’e-mail que nous vous avons envoyé.',
  'track.email': 'Adresse e-mail',
  'track.emailHint': 'L’adresse e-mail indiquée dans votre demande.',
  'track.submit': 'SUIVRE MA COM­MANDE',
  'track.brokenLink':
    'Ce lien est incomplet. Saisissez ici votre ID de commande et votre adresse e-mail. Les deux figurent dans l’e-mail que nous vous avons envoyé.',
  'track.openAgain':
    'Pour votre sécurité, nous vous demandons votre adresse e-mail avant d’afficher cette commande. Saisissez-la pour continuer.',
  'track.next': 'Les étapes suivantes',
  'track.step1': 'Nous trouvons votre commande',
  'track.step1Text': 'Les deux informations doivent correspondre à votre demande.',
  'track.step2': 'Vous téléchargez votre déclaration',
  'track.step2Text': 'Enregistrez-la sur votre téléphone.',
  'track.step3': 'Vous la présentez à l’arrivée',
  'track.step3Text': 'Un fichier enregistré s’ouvre sans internet.',
  'track.lost': 'Vous ne trouvez pas votre ID de commande\u00a0? <link>Contactez-nous</link>.',

  'failure.offline':
    'Vous semblez être hors ligne, ou notre serveur ne répond pas. Vérifiez votre connexion et réessayez. Les informations saisies sont toujours là.',
  'failure.broken':
    'Un problème est survenu de notre côté. Veuillez réessayer dans quelques minutes.',
  'failure.captive':
    'Ce réseau demande d’abord une connexion. Ouvrez sa page de connexion, puis réessayez ici.',
  'failure.slow':
    'Notre serveur n’a pas encore répondu. Vous pouvez attendre, ou arrêter et réessayer.',
  'failure.stop': 'Arrêter',
  'failure.tooMany': 'Trop de tentatives. Vous pourrez réessayer à {time}.',

  'door.noCookies':
    'Votre navigateur ne garde pas de cookies, donc nous ne pouvons pas ouvrir la commande ici. Autorisez les cookies pour ce site et réessayez, ou ouvrez le lien dans un autre navigateur.',
  'notFound.page': 'Page introuvable',
  'notFound.heading': 'Cette page n’existe pas',
  'notFound.text':
    'Vérifiez le lien dans l’e-mail que nous vous avons envoyé. Vous pouvez aussi ouvrir votre commande ici.',
  'notFound.link': 'Suivre une commande',

  'crash.chunk':
    'Une partie de cette page n’a pas été reçue. Vérifiez votre connexion et rechargez la page.',
  'crash.newer':
    'Une nouvelle version de cette page est disponible. Rechargez-la pour continuer. Ce que vous avez saisi est conservé.',
  'crash.other': 'Un problème est survenu de notre côté. Rechargez la page.',
  'crash.reload': 'Recharger',
  'crash.contact': 'Nous contacter',

  'language.label': 'Langue',
  'language.failed':
    'Cette langue n’a pas pu être chargée. Vérifiez votre connexion et choisissez-la à nouveau.',

  'field.orderIdMissing': 'Veuillez saisir votre ID de commande',
  'field.emailMissing': 'Veuillez saisir votre adresse e-mail',
  'refused.noSuchOrder':
    'Nous n’avons trouvé aucune commande avec cet ID de commande et cette adresse e-mail. Veuillez vérifier les deux et réessayer.',
  'refused.tooMany': 'Trop de tentatives. Veuillez réessayer dans quelques minutes.',
  'truth.heading': 'Ce que vous payez',
  'truth.private': 'Un service privé',
  'truth.free': 'Le formulaire officiel est gratuit',
  'truth.freeText':
    'Le formulaire officiel est gratuit : vous pouvez le remplir vous-même sur <link>{host}</link>.',
  'truth.fee': 'Ce que paient nos frais',
  'truth.feeText':
    'Nos frais paient le travail : nous préparons le formulaire à partir de vos réponses, demandons ce qui manque, le déposons et gardons le document pour vous.',
  'truth.statement': 'Sur votre relevé',
  'truth.statementText': 'Sur votre relevé, ceci apparaît sous le nom <b>{name}</b>.',

  ...order,
};
