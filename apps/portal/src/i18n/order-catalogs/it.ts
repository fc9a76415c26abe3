import type { OrderCatalog } from '../t.ts';

/** The texts of the order page; how this language is written stands in `../catalogs/it.ts`. */
export const order: OrderCatalog = {
  'order.page': 'Il Suo ordine',
  'order.loading': 'Stiamo aprendo il Suo ordine.',
  'order.failedTitle': 'Non è stato possibile caricare il Suo ordine',
  'order.tryAgain': 'Riprova',
  'order.next': 'I prossimi passi',
  'order.name': 'Nome',
  'order.orderId': 'ID ordine',
  'order.email': 'E-mail',
  'order.arrival': 'Arrivo',
  'order.arrivalDate': '{date} ({left})',
  'order.flight': 'Volo',
  'order.place': 'Luogo',

  'clock.heading': 'Il Suo arrivo',
  'clock.opens': 'La presentazione si apre',
  'clock.opened': 'La presentazione si è aperta',
  'clock.fileBy': 'Il nostro termine di presentazione',
  'clock.in': 'tra {left}',
  'clock.late': 'In ritardo ({ago})',
  'clock.zone': 'Gli orari sono quelli del luogo di arrivo: {zone}.',

  'approved.heading': 'La Sua dichiarazione doganale è approvata',
  'approved.lead': 'La scarichi ora e la conservi sul telefono per l’arrivo.',
  'approved.past':
    'La Sua data di arrivo è passata. Per una nuova data di arrivo serve una nuova dichiarazione.',
  'approved.changed': 'I Suoi dati sono cambiati dopo la creazione di questo documento',
  'approved.changedFields': 'Corretto: {fields}.',
  'approved.changedText':
    'L’ultima correzione è del giorno {date}. Se arriva un nuovo documento, Le invieremo un’e-mail. Fino ad allora questo è il Suo documento.',
  'approved.pdf': 'Documento PDF',
  'approved.image': 'Immagine',
  'approved.download': 'Scarica ora',
  'approved.preparing': 'Preparazione...',
  'approved.again': 'Riprova',
  'approved.hint': 'Il file viene salvato circa 1 secondo dopo aver premuto il pulsante.',
  'approved.hintSize': 'Il file è di {size}. Viene salvato quando è arrivato per intero.',
  'approved.handed':
    'Abbiamo consegnato il file a questa app e non possiamo vedere se è stato salvato. Se non è tra i download, apra questa pagina nel Suo browser.',
  'approved.saved': 'Il file è salvato. Lo cerchi tra i download.',
  'approved.fileFailed':
    'Il file non è arrivato sul dispositivo. Controlli la connessione e riprovi.',
  'approved.noFile': 'Il file non è ancora pronto. Ricarichi questa pagina tra qualche minuto.',
  'approved.gone':
    'Al momento non troviamo il Suo documento. Riprovi tra qualche minuto oppure <link>ci contatti</link>.',

  'download.bytes': '{received} di {total}',
  'download.wentOn': '{received} di {total}, ripreso da {from}',
  'download.percent': 'È arrivato il {percent} del file.',
  'download.stop': 'Interrompi',
  'download.cut': 'La connessione si è interrotta. Conserviamo ciò che è arrivato.',
  'download.stopped': 'Ha interrotto il download. Conserviamo ciò che è arrivato.',
  'download.goOn': 'Riprendi il download',

  'preview.heading': 'Il Suo documento',
  'preview.lead': 'Può mostrarlo allo sportello da questa pagina.',
  'preview.label': 'Anteprima del documento',
  'preview.zoomIn': 'Ingrandisci',
  'preview.zoomOut': 'Riduci',
  'preview.fit': 'Adatta alla larghezza',
  'preview.large': 'Vista ingrandita',
  'preview.close': 'Chiudi',
  'preview.page': 'Pagina {page} di {pages}',
  'preview.image': 'Immagine del documento',
  'preview.loading': 'Stiamo aprendo il documento.',
  'preview.failed': 'L’anteprima non è stata caricata. Può comunque premere «Scarica ora».',
  'preview.tryAgain': 'Riprova',
  'preview.broken':
    'Non possiamo mostrare questo file qui. Prema «Scarica ora» e lo apra con un’altra app.',
  'preview.password':
    'Questo file è protetto da una password, quindi non possiamo mostrarlo qui. Prema «Scarica ora» e lo apra con un’altra app.',

  'offline.heading': 'Senza internet',
  'offline.keeping': 'Stiamo salvando questa pagina sul dispositivo.',
  'offline.kept':
    'Questa pagina e il documento sono salvati su questo dispositivo. Si aprono senza internet fino al giorno {date}.',
  'offline.shared':
    'Questo dispositivo è usato anche da altre persone? Rimuova queste copie prima di andare via.',
  'offline.remove': 'Rimuovi dal dispositivo',
  'offline.removed': 'Questa pagina e il documento non sono salvati su questo dispositivo.',
  'offline.keep': 'Salva sul dispositivo',
  'offline.notKept':
    'Non è stato possibile salvare il documento su questo dispositivo. Prema «Scarica ora» e salvi il file.',
  'offline.copy':
    'Al momento non riusciamo a raggiungere il nostro server. Questa è la copia salvata su questo dispositivo il giorno {date}.',
  'offline.copyThen':
    'Questa è la copia salvata su questo dispositivo il giorno {date}. Da allora l’ordine può essere cambiato.',
  'offline.noCopyTitle': 'Non ci sono né internet né una copia su questo dispositivo',
  'offline.noCopy':
    'Non abbiamo salvato questo ordine su questo dispositivo. Si colleghi a internet e riprovi.',
  'offline.savedLater':
    'Il file è salvato. Lo cerchi tra i download. Registreremo questo download quando internet sarà di nuovo disponibile.',
  'offline.pending':
    'Ha scaricato il file il giorno {date}. Non abbiamo ancora registrato questo download.',
  'offline.install': 'Aggiungi alla schermata Home',
  'offline.installHint': 'Può aprire questa pagina dalla schermata Home del telefono.',

  'device.title': 'Ordini su questo dispositivo',
  'device.lead': 'Chi ha in mano questo dispositivo può aprirli.',
  'device.copies':
    'Una copia si apre senza internet e mostra l’ordine com’era in quel momento. Per vedere a che punto è ora, lo apra con internet. Potremmo chiedere l’indirizzo e-mail.',
  'device.copyOf': 'Copia salvata: {date}',
  'device.noCopy': 'Qui non c’è una copia. Si apre solo con internet.',
  'device.order': 'Ordine {id}',
  'device.arrives': 'Arrivo il {date}',
  'device.open': 'Apri',
  'device.another': 'Apri un altro ordine',
  'device.none': 'Nessun ordine è salvato su questo dispositivo.',
  'device.notYours': 'Questo dispositivo non è Suo?',
  'device.notYoursText':
    'Rimuova gli ordini e chiuda la sessione prima di andare via. I file salvati tra i download restano: li elimini da lì.',
  'device.removeAll': 'Rimuovi tutto e chiudi la sessione',
  'device.confirm': 'Rimuovere tutti gli ordini e chiudere la sessione?',
  'device.confirmText':
    'Pagine e documenti vengono eliminati da qui e nessuno può aprirli su questo dispositivo senza l’ID ordine e l’e-mail. I Suoi ordini non cambiano.',
  'device.unsent': 'Non ancora inviato, e cancellato anche questo: {orders}.',
  'device.keepThem': 'Conservali',
  'device.left': 'La copia è eliminata e la sessione è chiusa.',
  'device.leftLater':
    'La copia è eliminata. Non siamo riusciti a raggiungere il nostro server per chiudere la sessione. Si chiude da sola alle {time}.',
  'device.ended': 'La sessione è chiusa.',
  'device.endsLater':
    'Non siamo riusciti a raggiungere il nostro server per chiudere la sessione. Si chiude da sola alle {time}.',
  'device.notRemoved':
    'Non siamo riusciti a eliminare ciò che è salvato su questo dispositivo. Elimini i dati di questo sito nelle impostazioni del browser.',

  'land.heading': 'Prima dell’atterraggio',
  'land.save': 'Salvi il file',
  'land.saveText': 'Il Wi-Fi dell’aeroporto può essere lento. Lo salvi prima del volo.',
  'land.keep': 'Conservi l’ID ordine',
  'land.keepText': 'Serve per aprire di nuovo questa pagina.',
  'land.wrong': 'C’è un errore?',
  'land.wrongText': 'Ce lo comunichi prima del viaggio. <link>Ci contatti</link>.',

  'history.heading': 'Cronologia dei download',
  'history.number': '#',
  'history.orderId': 'ID ordine',
  'history.time': 'Data e ora (EST)',
  'history.ip': 'Indirizzo IP del dispositivo',
  'history.device': 'Dispositivo',
  'history.type': 'Tipo di dispositivo',
  'history.browser': 'Browser',
  'history.os': 'OS',
  'history.location': 'Posizione del dispositivo',
  'history.count': {
    one: '{count} download registrato',
    many: '{count} di download registrati',
    other: '{count} download registrati',
  },
  'history.empty': 'Nessun download registrato',
  'history.why':
    'Registriamo ogni download come prova della consegna del Suo ordine. <link>Legga la nostra Informativa sulla privacy</link>.',

  'stage.received': 'Abbiamo ricevuto la Sua richiesta',
  'stage.receivedText':
    'L’abbiamo ricevuta il giorno {date}. Inizieremo a lavorare dopo la conferma del pagamento.',
  'stage.queuedText':
    'È in attesa del nostro team dal giorno {date}. Non abbiamo ancora iniziato a lavorarci.',
  'stage.opens': 'La presentazione si apre il giorno {date}',
  'stage.opensText': {
    one: 'Le dichiarazioni si accettano a partire da {count} giorno prima dell’arrivo, secondo l’ora del luogo di arrivo. Dopo presentiamo la Sua.',
    many: 'Le dichiarazioni si accettano a partire da {count} di giorni prima dell’arrivo, secondo l’ora del luogo di arrivo. Dopo presentiamo la Sua.',
    other:
      'Le dichiarazioni si accettano a partire da {count} giorni prima dell’arrivo, secondo l’ora del luogo di arrivo. Dopo presentiamo la Sua.',
  },
  'stage.preparing': 'Stiamo preparando la Sua dichiarazione',
  'stage.preparingText': 'È presso il nostro team dal giorno {date}.',
  'stage.waitingForYou': 'Ci serve una Sua risposta',
  'stage.waitingForYouText': 'Attendiamo la Sua risposta dal giorno {date}.',
  'stage.waitingForAuthority': 'Abbiamo presentato la Sua dichiarazione',
  'stage.waitingForAuthorityText':
    'Attendiamo la risposta dell’autorità competente dal giorno {date}.',
  'stage.approved': 'La Sua dichiarazione doganale è approvata',
  'stage.approvedText': 'È stata approvata il giorno {date}.',
  'stage.refunded': 'Stiamo rimborsando il Suo ordine',
  'stage.refundedText': 'Abbiamo interrotto il lavoro il giorno {date}.',
  'stage.closed': 'Il Suo ordine è chiuso',
  'stage.closedText': 'È stato chiuso il giorno {date}.',
  'stage.unfiled': 'Per questo ordine non abbiamo presentato una dichiarazione.',
  'refund.done': 'Il Suo ordine è stato rimborsato',
  'refund.doneText': 'Abbiamo restituito <b>{amount}</b> il giorno {date}.',
  'refund.doneOn': 'Abbiamo restituito il denaro il giorno {date}.',
  'soon.tomorrow': 'Lei arriva domani. La Sua dichiarazione non è ancora approvata.',
  'soon.today': 'Lei arriva oggi. La Sua dichiarazione non è ancora approvata.',
  'soon.past': 'La Sua data di arrivo è passata',
  'soon.pastText':
    'La Sua data di arrivo era: {date}. Per questo ordine non c’è una dichiarazione approvata.',
  'do.heading': 'Che cosa può fare',
  'do.open':
    'Tenga aperta questa pagina o la riapra prima dell’imbarco. Cambia da sola quando la dichiarazione viene approvata.',
  'do.form':
    'Nessuna approvazione all’atterraggio? Può compilare da sé <link>il modulo ufficiale</link> prima della dogana. È gratuito.',
  'do.newDate': 'Non è ancora in viaggio? <link>Ci comunichi la nuova data di arrivo</link>.',
  'do.refund':
    'Ha viaggiato senza? <ask>Ci chieda un rimborso</ask>. <link>Legga la nostra politica di rimborso</link>.',
  'do.refundNow': 'Compila da sé il modulo o non viaggia? <link>Ci chieda un rimborso</link>.',
  'do.write': 'È cambiato qualcosa o ha una domanda? <link>Ci scriva in questa pagina</link>.',
  'next.nothing': 'Per ora non deve fare nulla.',
  'next.received':
    'Attendiamo la conferma del Suo pagamento. Ha già pagato? <link>Ci contatti</link>.',
  'next.preparing': 'Le invieremo un’e-mail quando sarà pronta.',
  'next.answer':
    'Risponda alla nostra domanda in questa pagina. Proseguiremo quando avremo la Sua risposta.',
  'next.waitingForYou': 'Ci scriva a {email} o chiami il {phone}. Indichi il Suo ID ordine.',
  'next.waitingForAuthority': 'Le invieremo un’e-mail quando sarà approvata.',
  'next.approved': 'Ricarichi questa pagina per scaricarla.',
  'next.refunded': 'I tempi di accredito dipendono dalla Sua banca.',
  'next.refunding': 'Le invieremo un’e-mail quando avremo restituito il denaro.',
  'next.unfiled':
    'Viaggia comunque? Le serve una dichiarazione. Può compilare da sé il modulo ufficiale. È gratuito.',
  'next.closed': 'Si aspettava qualcos’altro? <link>Ci contatti</link>.',
  'next.contact': 'Ha una domanda? <link>Ci contatti</link>.',
  'approved.means':
    'È presentata e il Suo documento è pronto. Un funzionario doganale decide al Suo arrivo.',
  'approved.newDate':
    'È valida solo per l’arrivo che ha dichiarato. Per una nuova data del volo serve una nuova dichiarazione.',

  'ask.wantsText': 'Risponda alla nostra domanda',
  'ask.wantsChoice': 'Scelga la Sua risposta',
  'ask.wantsDate': 'Indichi la data',
  'ask.wantsField': 'Controlli questo dato',
  'ask.wantsFields': 'Compili i dati',
  'ask.wantsFile': 'Invii il file',
  'ask.answer': 'La sua risposta',
  'ask.choice': 'Scelga una risposta',
  'ask.date': 'Data',
  'ask.present': 'Lei ha scritto: {value}',
  'ask.file': 'Foto, scansione o PDF',
  'ask.fileHint': 'PDF, JPEG, PNG o WebP, fino a 15 MB.',
  'ask.photo': 'Scatta una foto',
  'ask.choose': 'Scegli un file',
  'ask.add': 'Vuole aggiungere qualcosa? Può lasciare vuoto.',
  'ask.send': 'Invia la risposta',
  'ask.sent': 'Abbiamo la sua risposta. È arrivata il {date}. Continuiamo con il suo ordine.',
  'ask.closed':
    'Questo ordine è chiuso, quindi la sua risposta non è stata inviata. Il suo testo è ancora qui.',
  'ask.gone':
    'Non abbiamo più bisogno di questa risposta, quindi non è stata inviata. Il suo testo è ancora qui.',
  'ask.empty': 'Dia prima una risposta.',
  'ask.wrong': 'Non possiamo usare questa risposta. La controlli.',
  'ask.badFile': 'Questo file non si apre. Scelga un file PDF, JPEG, PNG o WebP.',
  'ask.largeFile': 'Il file supera i 15 MB. Ne scelga uno più piccolo.',
  'ask.manyFiles':
    'Non possiamo ricevere altri file per questo ordine. Tolga il file e invii il Suo testo.',
  'day.day': 'Giorno',
  'day.month': 'Mese',
  'day.year': 'Anno',
  'day.example': 'Per esempio {date}',
  'day.missing': 'Compili: {parts}.',
  'day.wrongDay': 'Il giorno deve essere un numero da 1 a 31.',
  'day.wrongMonth': 'Il mese deve essere un numero da 1 a 12.',
  'day.wrongYear': 'Scriva l’anno con quattro cifre, da {first} a {last}.',
  'day.notInMonth': 'Il giorno non è giusto: {month} ha {days} giorni.',
  'write.heading': 'Ci scriva su questo ordine',
  'write.lead': 'Scriva qui. Rispondiamo su questa pagina e per e-mail.',
  'write.leadTo': 'Scriva qui. Rispondiamo su questa pagina e per e-mail a {email}.',
  'write.byEmail': 'Per e-mail',
  'write.byEmailText':
    'Può scrivere anche a {email}. Ciò che scrive per e-mail non appare su questa pagina.',
  'write.needsInternet':
    'Per vedere ciò che è stato scritto serve internet. Può scrivere un messaggio anche senza.',
  'write.you': 'Lei',
  'write.label': 'Il suo messaggio',
  'write.warn': 'Non scriva mai numeri di carte o password.',
  'write.send': 'Invia',
  'write.sending': 'Invio in corso...',
  'write.elsewhere': 'Un’altra scheda sta inviando questo messaggio.',
  'write.add': 'Aggiungi un file',
  'write.remove': 'Togli il file',
  'write.kept': 'Ciò che scrive resta su questo dispositivo finché non viene inviato.',
  'write.offline':
    'Non c’è internet. Il suo testo resta su questo dispositivo. Viene inviato una volta sola, quando apre questa pagina con internet.',
  'write.failed': 'Non è stato inviato. Il suo testo è conservato. Riprovi.',
  'write.empty': 'Scriva prima il suo messaggio.',
  'write.sent': 'Abbiamo il suo messaggio.',
  'write.asked': 'ha chiesto, {time}',
  'write.answered': 'ha risposto, {time}',
  'write.unsent': 'non ancora inviato',
  'write.sendNow': 'Invia ora',
  'write.delete': 'Elimina',
  'write.earlier': 'Mostra i messaggi precedenti',
  'write.earlierShown': 'I messaggi precedenti sono visibili.',
  'write.none': 'Ancora nessun messaggio. Il suo primo messaggio apre la conversazione.',
  'write.tooMany': 'Potrà inviare di nuovo alle ore {time}. Il suo testo è conservato.',
  'write.tooManyDay': 'Potrà inviare di nuovo il {date}. Il suo testo è conservato.',
  'left.typed': 'Quello che ha scritto non è ancora stato inviato. È ancora qui:',
  'left.notOpen':
    'La Sua e-mail non apre l’ordine? Allora non è più qui, o adesso ha un’altra e-mail.',
  'stage.stillWorking': 'Stiamo ancora lavorando al suo ordine',
  'stage.stillWorkingText': 'Le scriviamo quando abbiamo bisogno di qualcosa.',
};
