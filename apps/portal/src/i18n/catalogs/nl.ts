import { order } from '../order-catalogs/nl.ts';
import type { Catalog } from '../t.ts';

/** Dutch: polite "u", plain sentences. */
export const catalog: Catalog = {
  'page.title': '{page} · {product}',

  'strip.label': 'Wie wij zijn',
  'strip.notice': 'Particuliere dienst. <b>Staat los van de Indonesische overheid.</b>',
  'bar.home': '{product}, een bestelling volgen',
  'bar.menu': 'Menu',
  'bar.skip': 'Naar de inhoud',
  'nav.label': 'Onze website',
  'nav.home': 'Startpagina',
  'nav.apply': 'Nu aanvragen',
  'nav.benefits': 'Extra voordelen',
  'nav.terms': 'Voorwaarden',
  'nav.privacy': 'Privacybeleid',
  'nav.refund': 'Terugbetaling',
  'nav.contact': 'Contact',
  'footer.private':
    '<b>{product} is een particulier bedrijf.</b> Wij zijn niet verbonden aan de Indonesische overheid. Wij bereiden de douaneaangifte voor u voor, dienen die in en brengen voor dit werk kosten in rekening.',
  'footer.copyright': '© {year} {company}. Alle rechten voorbehouden.',

  'toast.close': 'Sluiten',

  'track.page': 'Bestelling volgen',
  'track.heading': 'Vul het <nb>e-mailadres</nb> in dat u bij uw aanvraag hebt gebruikt',
  'track.lead': 'Hiermee vinden wij uw bestelling. U hebt geen account nodig.',
  'track.orderId': 'Bestelnummer',
  'track.orderIdHint': 'Dit staat in onze e-mail aan u.',
  'track.email': 'E-mailadres',
  'track.emailHint': 'Het e-mailadres in uw aanvraag.',
  'track.submit': 'BESTEL­LING VOLGEN',
  'track.brokenLink':
    'Deze link is niet volledig. Vul hier uw bestelnummer en uw e-mailadres in. U vindt beide in onze e-mail aan u.',
  'track.openAgain':
    'Voor uw veiligheid vragen wij om uw e-mailadres voordat wij deze bestelling tonen. Vul het in om verder te gaan.',
  'track.next': 'Hoe het verder gaat',
  'track.step1': 'Wij vinden uw bestelling',
  'track.step1Text': 'Beide gegevens moeten overeenkomen met uw aanvraag.',
  'track.step2': 'U downloadt uw aangifte',
  'track.step2Text': 'Bewaar die op uw telefoon.',
  'track.step3': 'U laat de aangifte zien bij aankomst',
  'track.step3Text': 'Een opgeslagen bestand opent zonder internet.',
  'track.lost': 'Kunt u uw bestelnummer niet vinden? <link>Neem contact met ons op</link>.',

  'failure.offline':
    'U lijkt offline te zijn of onze server antwoordt niet. Controleer uw verbinding en probeer het opnieuw. Uw gegevens staan hier nog.',
  'failure.broken': 'Er is bij ons iets misgegaan. Probeer het over een paar minuten opnieuw.',
  'failure.captive':
    'Bij dit netwerk moet u eerst inloggen. Open de inlogpagina ervan en probeer het hier opnieuw.',
  'failure.slow':
    'Onze server heeft nog niet geantwoord. U kunt wachten, of stoppen en het opnieuw proberen.',
  'failure.stop': 'Stoppen',
  'failure.tooMany': 'Te veel pogingen. U kunt het vanaf {time} uur opnieuw proberen.',

  'door.noCookies':
    'Uw browser bewaart geen cookies, dus we kunnen de bestelling hier niet openen. Sta cookies voor deze website toe en probeer het opnieuw, of open de link in een andere browser.',
  'notFound.page': 'Pagina niet gevonden',
  'notFound.heading': 'Deze pagina bestaat niet',
  'notFound.text': 'Controleer de link in onze e-mail aan u. U kunt uw bestelling ook hier openen.',
  'notFound.link': 'Een bestelling volgen',

  'crash.chunk':
    'Een deel van deze pagina is niet aangekomen. Controleer uw verbinding en laad de pagina opnieuw.',
  'crash.newer':
    'Er is een nieuwe versie van deze pagina. Laad de pagina opnieuw om verder te gaan. Wat u hebt getypt, blijft bewaard.',
  'crash.other': 'Er is bij ons iets misgegaan. Laad de pagina opnieuw.',
  'crash.reload': 'Opnieuw laden',
  'crash.contact': 'Contact',

  'language.label': 'Taal',
  'language.failed':
    'Deze taal kon niet worden geladen. Controleer uw verbinding en kies de taal opnieuw.',

  'field.orderIdMissing': 'Vul uw bestelnummer in',
  'field.emailMissing': 'Vul uw e-mailadres in',
  'refused.noSuchOrder':
    'Wij hebben geen bestelling gevonden met dit bestelnummer en e-mailadres. Controleer beide en probeer het opnieuw.',
  'refused.tooMany': 'Te veel pogingen. Probeer het over een paar minuten opnieuw.',
  'truth.heading': 'Waarvoor u betaalt',
  'truth.private': 'Een particuliere dienst',
  'truth.free': 'Het officiële formulier is gratis',
  'truth.freeText':
    'Het officiële formulier is gratis: u kunt het zelf invullen op <link>{host}</link>.',
  'truth.fee': 'Wat onze kosten betalen',
  'truth.feeText':
    'Onze kosten betalen het werk: wij maken het formulier uit uw antwoorden, vragen het als er iets ontbreekt, dienen het in en bewaren het document voor u.',
  'truth.statement': 'Op uw afschrift',
  'truth.statementText': 'Op uw afschrift staat dit als <b>{name}</b>.',

  ...order,
};
