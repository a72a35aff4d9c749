//! A stretch of network between a store and its database that can be cut.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::unix::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{UnixListener, UnixStream};

/// Everything passes.
pub(crate) const OPEN: u8 = 0;
/// What is asked arrives, and its answer does not.
pub(crate) const ANSWERS_LOST: u8 = 1;
/// What is asked waits on its way until the network is open again.
pub(crate) const HELD: u8 = 2;

/// The name of a server's socket in its folder.
const SOCKET: &str = ".s.PGSQL.5432";

/// A server's socket in another folder.
pub(crate) struct Proxy {
    folder: TempDir,
    mood: Arc<AtomicU8>,
}

impl Proxy {
    /// Stands before the server whose socket is in that folder.
    pub(crate) fn start(server: &Path) -> Proxy {
        let folder = tempfile::tempdir().unwrap();
        let listener = UnixListener::bind(folder.path().join(SOCKET)).unwrap();
        let mood = Arc::new(AtomicU8::new(OPEN));
        tokio::spawn(accept(listener, server.join(SOCKET), Arc::clone(&mood)));
        Proxy { folder, mood }
    }

    /// The address of that database through the proxy.
    pub(crate) fn url(&self, database: &str) -> String {
        let host = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://quintet@{host}/{database}")
    }

    pub(crate) fn becomes(&self, mood: u8) {
        self.mood.store(mood, Ordering::SeqCst);
    }
}

async fn accept(listener: UnixListener, server: PathBuf, mood: Arc<AtomicU8>) {
    while let Ok((client, _)) = listener.accept().await {
        let Ok(server) = UnixStream::connect(&server).await else { continue };
        let ((from_client, to_client), (from_server, to_server)) = (client.into_split(), server.into_split());
        tokio::spawn(questions(from_client, to_server, Arc::clone(&mood)));
        tokio::spawn(answers(from_server, to_client, Arc::clone(&mood)));
    }
}

async fn questions(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mood: Arc<AtomicU8>) {
    let mut buffer = vec![0; 65_536];
    while let Ok(read @ 1..) = from.read(&mut buffer).await {
        while mood.load(Ordering::SeqCst) == HELD {
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
        }
        if to.write_all(&buffer[..read]).await.is_err() {
            return;
        }
    }
}

/// The first answer that is to be lost ends its connection: by then what was asked is done.
async fn answers(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mood: Arc<AtomicU8>) {
    let mut buffer = vec![0; 65_536];
    while let Ok(read @ 1..) = from.read(&mut buffer).await {
        if mood.load(Ordering::SeqCst) == ANSWERS_LOST || to.write_all(&buffer[..read]).await.is_err() {
            return;
        }
    }
}
