import type { OrderCatalog } from '../t.ts';

/** The texts of the order page; how this language is written stands in `../catalogs/es.ts`. */
export const order: OrderCatalog = {
  'order.page': 'Su pedido',
  'order.loading': 'Estamos abriendo su pedido.',
  'order.failedTitle': 'No pudimos cargar su pedido',
  'order.tryAgain': 'Intentar de nuevo',
  'order.next': 'Los próximos pasos',
  'order.name': 'Nombre',
  'order.orderId': 'ID del pedido',
  'order.email': 'Correo electrónico',
  'order.arrival': 'Llegada',
  'order.arrivalDate': '{date} ({left})',
  'order.flight': 'Vuelo',
  'order.place': 'Lugar',

  'clock.heading': 'Su llegada',
  'clock.opens': 'La presentación se abre',
  'clock.opened': 'La presentación se abrió',
  'clock.fileBy': 'Nuestro propio plazo de presentación',
  'clock.in': 'en {left}',
  'clock.late': 'Con retraso ({ago})',
  'clock.zone': 'Las horas son las del lugar de llegada: {zone}.',

  'approved.heading': 'Su declaración de aduanas está aprobada',
  'approved.lead': 'Descárguela ahora y guárdela en su teléfono para su llegada.',
  'approved.past':
    'Su fecha de llegada ya pasó. Una nueva fecha de llegada necesita una nueva declaración.',
  'approved.changed': 'Sus datos cambiaron después de que se hiciera este documento',
  'approved.changedFields': 'Corregido: {fields}.',
  'approved.changedText':
    'La última corrección fue el {date}. Si llega un nuevo documento, le enviaremos un correo electrónico. Hasta entonces, este es su documento.',
  'approved.pdf': 'Documento PDF',
  'approved.image': 'Imagen',
  'approved.download': 'Descargar ahora',
  'approved.preparing': 'Preparando...',
  'approved.again': 'Intentar de nuevo',
  'approved.hint':
    'El archivo se guarda aproximadamente 1 segundo después de que usted pulse el botón.',
  'approved.hintSize': 'El archivo ocupa {size}. Se guarda cuando ha llegado completo.',
  'approved.handed':
    'Hemos entregado el archivo a esta aplicación y no podemos ver si se guardó. Si no está en sus descargas, abra esta página en su navegador.',
  'approved.saved': 'El archivo está guardado. Búsquelo en sus descargas.',
  'approved.fileFailed':
    'El archivo no llegó a su dispositivo. Compruebe su conexión e inténtelo de nuevo.',
  'approved.noFile':
    'El archivo todavía no está listo. Vuelva a cargar esta página en unos minutos.',
  'approved.gone':
    'No encontramos su documento en este momento. Inténtelo de nuevo en unos minutos o <link>contáctenos</link>.',

  'download.bytes': '{received} de {total}',
  'download.wentOn': '{received} de {total}, continuado desde {from}',
  'download.percent': 'Ha llegado el {percent} del archivo.',
  'download.stop': 'Detener',
  'download.cut': 'Se cortó la conexión. Conservamos lo que llegó.',
  'download.stopped': 'Usted detuvo la descarga. Conservamos lo que llegó.',
  'download.goOn': 'Continuar la descarga',

  'preview.heading': 'Su documento',
  'preview.lead': 'Puede mostrarlo en el mostrador desde esta página.',
  'preview.label': 'Vista previa de su documento',
  'preview.zoomIn': 'Acercar',
  'preview.zoomOut': 'Alejar',
  'preview.fit': 'Ajustar al ancho',
  'preview.large': 'Vista ampliada',
  'preview.close': 'Cerrar',
  'preview.page': 'Página {page} de {pages}',
  'preview.image': 'Imagen de su documento',
  'preview.loading': 'Estamos abriendo su documento.',
  'preview.failed': 'La vista previa no se cargó. De todos modos, puede pulsar «Descargar ahora».',
  'preview.tryAgain': 'Intentar de nuevo',
  'preview.broken':
    'No podemos mostrar este archivo aquí. Pulse «Descargar ahora» y ábralo con otra aplicación.',
  'preview.password':
    'Este archivo tiene contraseña, por lo que no podemos mostrarlo aquí. Pulse «Descargar ahora» y ábralo con otra aplicación.',

  'offline.heading': 'Sin internet',
  'offline.keeping': 'Estamos guardando esta página en su dispositivo.',
  'offline.kept':
    'Esta página y su documento están guardados en este dispositivo. Se abren sin internet hasta el {date}.',
  'offline.shared': '¿Otras personas usan este dispositivo? Elimine estas copias antes de irse.',
  'offline.remove': 'Eliminar de este dispositivo',
  'offline.removed': 'Esta página y su documento no están guardados en este dispositivo.',
  'offline.keep': 'Guardar en este dispositivo',
  'offline.notKept':
    'Este dispositivo no pudo guardar su documento. Pulse «Descargar ahora» y guarde el archivo.',
  'offline.copy':
    'En este momento no podemos conectar con nuestro servidor. Esta es la copia guardada en este dispositivo el {date}.',
  'offline.copyThen':
    'Esta es la copia guardada en este dispositivo el {date}. Es posible que el pedido haya cambiado desde entonces.',
  'offline.noCopyTitle': 'No hay internet ni una copia en este dispositivo',
  'offline.noCopy':
    'No guardamos este pedido en este dispositivo. Conéctese a internet e inténtelo de nuevo.',
  'offline.savedLater':
    'El archivo está guardado. Búsquelo en sus descargas. Registraremos esta descarga cuando usted vuelva a tener internet.',
  'offline.pending':
    'Usted descargó el archivo el {date}. Todavía no hemos registrado la descarga.',
  'offline.install': 'Añadir a la pantalla de inicio',
  'offline.installHint': 'Puede abrir esta página desde la pantalla de inicio de su teléfono.',

  'device.title': 'Pedidos en este dispositivo',
  'device.lead': 'Quien tenga este dispositivo puede abrirlos.',
  'device.copies':
    'Una copia se abre sin internet y muestra el pedido tal como estaba entonces. Para ver cómo está ahora, ábralo con internet. Es posible que le pidamos su correo electrónico.',
  'device.copyOf': 'Copia del {date}',
  'device.noCopy': 'Aquí no hay copia. Solo se abre con internet.',
  'device.order': 'Pedido {id}',
  'device.arrives': 'Llegada: {date}',
  'device.open': 'Abrir',
  'device.another': 'Abrir otro pedido',
  'device.none': 'No hay ningún pedido guardado en este dispositivo.',
  'device.notYours': '¿Este dispositivo no es suyo?',
  'device.notYoursText':
    'Elimine los pedidos y cierre la sesión antes de irse. Los archivos que guardó en sus descargas siguen ahí: elimínelos allí.',
  'device.removeAll': 'Eliminar todo y cerrar la sesión',
  'device.confirm': '¿Eliminar todos los pedidos y cerrar la sesión?',
  'device.confirmText':
    'Las páginas y los documentos se eliminan de aquí, y nadie puede abrirlos en este dispositivo sin el ID del pedido y el correo electrónico. Sus pedidos no cambian.',
  'device.unsent': 'Aún sin enviar, y también se borra: {orders}.',
  'device.keepThem': 'Conservarlos',
  'device.left': 'La copia se eliminó y la sesión se cerró.',
  'device.leftLater':
    'La copia se eliminó. No pudimos conectar con nuestro servidor para cerrar la sesión. Se cierra sola a las {time}.',
  'device.ended': 'La sesión se cerró.',
  'device.endsLater':
    'No pudimos conectar con nuestro servidor para cerrar la sesión. Se cierra sola a las {time}.',
  'device.notRemoved':
    'No pudimos eliminar lo que está guardado en este dispositivo. Elimine los datos de este sitio web en los ajustes de su navegador.',

  'land.heading': 'Antes de aterrizar',
  'land.save': 'Guarde el archivo',
  'land.saveText': 'El Wi-Fi del aeropuerto puede ser lento. Guárdelo antes de volar.',
  'land.keep': 'Conserve el ID del pedido',
  'land.keepText': 'Lo necesita para volver a abrir esta página.',
  'land.wrong': '¿Algo no es correcto?',
  'land.wrongText': 'Avísenos antes de viajar. <link>Contáctenos</link>.',

  'history.heading': 'Historial de descargas',
  'history.number': '#',
  'history.orderId': 'ID del pedido',
  'history.time': 'Fecha y hora (EST)',
  'history.ip': 'Dirección IP del dispositivo',
  'history.device': 'Dispositivo',
  'history.type': 'Tipo de dispositivo',
  'history.browser': 'Navegador',
  'history.os': 'OS',
  'history.location': 'Ubicación del dispositivo',
  'history.count': {
    one: '{count} descarga',
    many: '{count} de descargas',
    other: '{count} descargas',
  },
  'history.empty': 'No hay registros',
  'history.why':
    'Registramos cada descarga como prueba de que entregamos su pedido. <link>Lea nuestra Política de privacidad</link>.',

  'stage.received': 'Hemos recibido su solicitud',
  'stage.receivedText':
    'La recibimos el {date}. Empezaremos a trabajar cuando se confirme su pago.',
  'stage.queuedText':
    'Espera a nuestro equipo desde el {date}. Aún no hemos empezado a trabajar en ella.',
  'stage.opens': 'La presentación se abre el {date}',
  'stage.opensText': {
    one: 'Las declaraciones se aceptan desde {count} día antes de la llegada, según la hora del lugar de llegada. Después presentamos la suya.',
    many: 'Las declaraciones se aceptan desde {count} de días antes de la llegada, según la hora del lugar de llegada. Después presentamos la suya.',
    other:
      'Las declaraciones se aceptan desde {count} días antes de la llegada, según la hora del lugar de llegada. Después presentamos la suya.',
  },
  'stage.preparing': 'Estamos preparando su declaración',
  'stage.preparingText': 'Nuestro equipo la tiene desde el {date}.',
  'stage.waitingForYou': 'Necesitamos una respuesta de usted',
  'stage.waitingForYouText': 'Esperamos su respuesta desde el {date}.',
  'stage.waitingForAuthority': 'Hemos presentado su declaración',
  'stage.waitingForAuthorityText': 'Esperamos la respuesta de la autoridad desde el {date}.',
  'stage.approved': 'Su declaración de aduanas está aprobada',
  'stage.approvedText': 'Se aprobó el {date}.',
  'stage.refunded': 'Estamos reembolsando su pedido',
  'stage.refundedText': 'Detuvimos el trabajo el {date}.',
  'stage.closed': 'Su pedido está cerrado',
  'stage.closedText': 'Se cerró el {date}.',
  'stage.unfiled': 'No hemos presentado ninguna declaración para él.',
  'refund.done': 'Su pedido está reembolsado',
  'refund.doneText': 'Devolvimos <b>{amount}</b> el {date}.',
  'refund.doneOn': 'Devolvimos su dinero el {date}.',
  'soon.tomorrow': 'Usted llega mañana. Su declaración aún no está aprobada.',
  'soon.today': 'Usted llega hoy. Su declaración aún no está aprobada.',
  'soon.past': 'Su fecha de llegada ya pasó',
  'soon.pastText':
    'Su fecha de llegada era el {date}. No hay ninguna declaración aprobada para este pedido.',
  'do.heading': 'Lo que puede hacer',
  'do.open':
    'Deje esta página abierta o vuelva a abrirla antes de embarcar. Cambia sola cuando se aprueba su declaración.',
  'do.form':
    '¿Sin aprobación al aterrizar? Puede rellenar usted mismo <link>el formulario oficial</link> antes de la aduana. Es gratuito.',
  'do.newDate': '¿Aún no ha viajado? <link>Indíquenos su nueva fecha de llegada</link>.',
  'do.refund':
    '¿Viajó sin ella? <ask>Pídanos un reembolso</ask>. <link>Lea nuestra política de reembolso</link>.',
  'do.refundNow':
    '¿Rellena usted mismo el formulario o no viaja? <link>Pídanos un reembolso</link>.',
  'do.write': '¿Ha cambiado algo o tiene alguna pregunta? <link>Escríbanos en esta página</link>.',
  'next.nothing': 'No tiene que hacer nada ahora.',
  'next.received': 'Esperamos a que se confirme su pago. ¿Ya ha pagado? <link>Contáctenos</link>.',
  'next.preparing': 'Le enviaremos un correo electrónico cuando esté lista.',
  'next.answer':
    'Responda a nuestra pregunta en esta página. Seguiremos cuando tengamos su respuesta.',
  'next.waitingForYou': 'Escríbanos a {email} o llame al {phone}. Indique su ID del pedido.',
  'next.waitingForAuthority': 'Le enviaremos un correo electrónico cuando se apruebe.',
  'next.approved': 'Vuelva a cargar esta página para descargarla.',
  'next.refunded': 'El plazo para ver el dinero depende de su banco.',
  'next.refunding': 'Le enviaremos un correo electrónico cuando hayamos devuelto el dinero.',
  'next.unfiled':
    '¿Va a viajar de todos modos? Necesita una declaración. Puede rellenar usted mismo el formulario oficial. Es gratuito.',
  'next.closed': '¿Esperaba otra cosa? <link>Contáctenos</link>.',
  'next.contact': '¿Tiene alguna pregunta? <link>Contáctenos</link>.',
  'approved.means':
    'Está presentada y su documento está listo. Un agente de aduanas decide cuando usted llega.',
  'approved.newDate':
    'Es válida solo para la llegada que usted declaró. Una nueva fecha de vuelo necesita una nueva declaración.',

  'ask.wantsText': 'Responda a nuestra pregunta',
  'ask.wantsChoice': 'Elija su respuesta',
  'ask.wantsDate': 'Indique la fecha',
  'ask.wantsField': 'Compruebe este dato',
  'ask.wantsFields': 'Rellene los datos',
  'ask.wantsFile': 'Envíe el archivo',
  'ask.answer': 'Su respuesta',
  'ask.choice': 'Elija una respuesta',
  'ask.date': 'Fecha',
  'ask.present': 'Usted escribió: {value}',
  'ask.file': 'Foto, escaneo o PDF',
  'ask.fileHint': 'PDF, JPEG, PNG o WebP, hasta 15 MB.',
  'ask.photo': 'Hacer una foto',
  'ask.choose': 'Elegir un archivo',
  'ask.add': '¿Quiere añadir algo? Puede dejarlo vacío.',
  'ask.send': 'Enviar la respuesta',
  'ask.sent': 'Tenemos su respuesta. Llegó el {date}. Seguimos con su pedido.',
  'ask.closed': 'Este pedido está cerrado, por eso su respuesta no se envió. Su texto sigue aquí.',
  'ask.gone': 'Ya no necesitamos esta respuesta, por eso no se envió. Su texto sigue aquí.',
  'ask.empty': 'Primero escriba una respuesta.',
  'ask.wrong': 'No podemos usar esta respuesta. Compruébela.',
  'ask.badFile': 'Este archivo no se puede abrir. Elija un archivo PDF, JPEG, PNG o WebP.',
  'ask.largeFile': 'El archivo supera los 15 MB. Elija uno más pequeño.',
  'ask.manyFiles':
    'No podemos recibir más archivos para este pedido. Quite el archivo y envíe su texto.',
  'day.day': 'Día',
  'day.month': 'Mes',
  'day.year': 'Año',
  'day.example': 'Por ejemplo {date}',
  'day.missing': 'Rellene: {parts}.',
  'day.wrongDay': 'El día debe ser un número del 1 al 31.',
  'day.wrongMonth': 'El mes debe ser un número del 1 al 12.',
  'day.wrongYear': 'Escriba el año con cuatro cifras, de {first} a {last}.',
  'day.notInMonth': 'El día no es correcto: {month} tiene {days} días.',
  'write.heading': 'Escríbanos sobre este pedido',
  'write.lead': 'Escriba aquí. Respondemos en esta página y por correo electrónico.',
  'write.leadTo': 'Escriba aquí. Respondemos en esta página y por correo electrónico a {email}.',
  'write.byEmail': 'Por correo electrónico',
  'write.byEmailText':
    'También puede escribir a {email}. Lo que escriba por correo electrónico no aparece en esta página.',
  'write.needsInternet':
    'Para ver lo que se ha escrito necesita internet. Puede escribir un mensaje sin internet.',
  'write.you': 'Usted',
  'write.label': 'Su mensaje',
  'write.warn': 'No escriba nunca números de tarjeta ni contraseñas.',
  'write.send': 'Enviar',
  'write.sending': 'Enviando...',
  'write.add': 'Añadir un archivo',
  'write.remove': 'Quitar el archivo',
  'write.kept': 'Lo que escribe se guarda en este dispositivo hasta que se envía.',
  'write.offline':
    'No hay internet. Su texto se guarda en este dispositivo. Se envía una sola vez, cuando abra esta página con internet.',
  'write.failed': 'No se envió. Su texto está guardado. Inténtelo de nuevo.',
  'write.empty': 'Primero escriba su mensaje.',
  'write.sent': 'Tenemos su mensaje.',
  'write.asked': 'preguntó, {time}',
  'write.answered': 'respondió, {time}',
  'write.unsent': 'todavía sin enviar',
  'write.sendNow': 'Enviar ahora',
  'write.delete': 'Eliminar',
  'write.none': 'Todavía no hay mensajes. Su primer mensaje abre la conversación.',
  'write.tooMany': 'Podrá enviar de nuevo a partir de esta hora: {time}. Su texto está guardado.',
  'write.tooManyDay': 'Podrá enviar de nuevo el {date}. Su texto está guardado.',
  'left.typed': 'Lo que escribió aún no se ha enviado. Sigue aquí:',
  'left.notOpen':
    '¿Su correo no abre el pedido? Entonces ya no está aquí o ahora tiene otro correo.',
  'stage.stillWorking': 'Seguimos trabajando en su pedido',
  'stage.stillWorkingText': 'Le escribimos cuando necesitamos algo.',
};
