import { order } from '../order-catalogs/it.ts';
import type { Catalog } from '../t.ts';

/**
 * Italian: polite third person and impersonal forms, plain sentences. A date follows "giorno": the
 * article would have to change before 8 and 11.
 */
export const catalog: Catalog = {
  'page.title': '{page} · {product}',

  'strip.label': 'Chi siamo',
  'strip.notice': 'Servizio privato. <b>Non affiliato al governo indonesiano.</b>',
  'bar.home': '{product}, cerca un ordine',
  'bar.menu': 'Menu',
  'bar.skip': 'Vai al contenuto',
  'nav.label': 'Il nostro sito web',
  'nav.home': 'Pagina iniziale',
  'nav.apply': 'Invia una richiesta',
  'nav.benefits': 'Vantaggi aggiuntivi',
  'nav.terms': 'Termini e condizioni',
  'nav.privacy': 'Privacy',
  'nav.refund': 'Rimborsi',
  'nav.contact': 'Contatti',
  'footer.private':
    '<b>{product} è una società privata.</b> Non siamo affiliati al governo indonesiano. Prepariamo e presentiamo la dichiarazione doganale per Lei e chiediamo un compenso per questo lavoro.',
  'footer.copyright': '© {year} {company}. Tutti i diritti riservati.',

  'toast.close': 'Chiudi',

  'track.page': 'Cerca un ordine',
  'track.heading': 'Inserisca l’indirizzo <nb>e-mail</nb> usato nella richiesta',
  'track.lead': 'Ci serve per trovare il Suo ordine. Non occorre un account.',
  'track.orderId': 'ID ordine',
  'track.orderIdHint': 'Si trova nell’e-mail che Le abbiamo inviato.',
  'track.email': 'Indirizzo e-mail',
  'track.emailHint': 'L’indirizzo e-mail indicato nella richiesta.',
  'track.submit': 'CERCA ORDINE',
  'track.brokenLink':
    'Questo link non è completo. Inserisca qui l’ID ordine e il Suo indirizzo e-mail. Si trovano entrambi nell’e-mail che Le abbiamo inviato.',
  'track.openAgain':
    'Per la Sua sicurezza, chiediamo l’indirizzo e-mail prima di mostrare questo ordine. Lo inserisca per continuare.',
  'track.next': 'I prossimi passi',
  'track.step1': 'Troviamo il Suo ordine',
  'track.step1Text': 'Entrambi i dati devono corrispondere alla richiesta.',
  'track.step2': 'Lei scarica la dichiarazione',
  'track.step2Text': 'La salvi sul telefono.',
  'track.step3': 'La mostra all’arrivo',
  'track.step3Text': 'Un file salvato si apre senza internet.',
  'track.lost': 'Non trova l’ID ordine? <link>Ci contatti</link>.',

  'failure.offline':
    'Sembra che non ci sia connessione o che il nostro server non risponda. Controlli la connessione e riprovi. I dati inseriti sono ancora qui.',
  'failure.broken': 'Si è verificato un problema da parte nostra. Riprovi tra qualche minuto.',
  'failure.captive':
    'Questa rete richiede prima l’accesso. Apra la sua pagina di accesso, poi riprovi qui.',
  'failure.slow':
    'Il nostro server non ha ancora risposto. Può attendere, oppure interrompere e riprovare.',
  'failure.stop': 'Interrompi',
  'failure.tooMany': 'Troppi tentativi. Potrà riprovare alle ore {time}.',

  'door.noCookies':
    'Il Suo browser non conserva i cookie, quindi non possiamo aprire l’ordine qui. Consenta i cookie per questo sito e riprovi, oppure apra il link in un altro browser.',
  'notFound.page': 'Pagina non trovata',
  'notFound.heading': 'Questa pagina non esiste',
  'notFound.text':
    'Controlli il link nell’e-mail che Le abbiamo inviato. Può aprire il Suo ordine anche da qui.',
  'notFound.link': 'Cerca un ordine',

  'crash.chunk':
    'Una parte di questa pagina non è arrivata. Controlli la connessione e ricarichi la pagina.',
  'crash.newer':
    'È disponibile una nuova versione di questa pagina. La ricarichi per continuare. Ciò che ha scritto resta salvato.',
  'crash.other': 'Si è verificato un problema da parte nostra. Ricarichi la pagina.',
  'crash.reload': 'Ricarica',
  'crash.contact': 'Contatti',

  'language.label': 'Lingua',
  'language.failed':
    'Non è stato possibile caricare questa lingua. Controlli la connessione e la scelga di nuovo.',

  'field.orderIdMissing': 'Inserisca l’ID ordine',
  'field.emailMissing': 'Inserisca il Suo indirizzo e-mail',
  'refused.noSuchOrder':
    'Non abbiamo trovato un ordine con questo ID e questo indirizzo e-mail. Controlli entrambi e riprovi.',
  'refused.tooMany': 'Troppi tentativi. Riprovi tra qualche minuto.',
  'truth.heading': 'Che cosa paga',
  'truth.private': 'Un servizio privato',
  'truth.free': 'Il modulo ufficiale è gratuito',
  'truth.freeText': 'Il modulo ufficiale è gratuito: può compilarlo da sé su <link>{host}</link>.',
  'truth.fee': 'Che cosa paga il nostro compenso',
  'truth.feeText':
    'Il nostro compenso paga il lavoro: prepariamo il modulo dalle Sue risposte, chiediamo se manca qualcosa, lo presentiamo e conserviamo il documento per Lei.',
  'truth.statement': 'Sul Suo estratto conto',
  'truth.statementText': 'Sul Suo estratto conto compare come <b>{name}</b>.',

  ...order,
};
